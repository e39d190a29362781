// What changed in a view is sent instead of the view: here the new one is made of the old.
// The form is described in docs/protocol.md; `core/changes.py` is the same in Python.

/** A change that was not made for this data. @param {unknown} change @returns {never} */
const misfit = (change) => { throw new RangeError(`this is no change of such data: ${JSON.stringify(change)}`); };

const has = Object.prototype.propertyIsEnumerable; // An array's length is no part of it.

/**
 * The new data; the old stays as it is, and what did not change is shared.
 * @param {any} old @param {any} change @returns {any}
 */
export const changed = (old, change) => {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, gone, items] = change;
    if (!Array.isArray(old) || !Array.isArray(items) || !(at >= 0 && gone >= 0 && at + gone <= old.length)) misfit(change);
    return [...old.slice(0, at), ...items, ...old.slice(at + gone)];
  }
  if (!change || typeof change !== 'object' || !old || typeof old !== 'object') misfit(change);
  const now = Array.isArray(old) ? [...old] : { ...old };
  for (const [name, part] of Object.entries(change)) {
    if (!has.call(old, name)) misfit(change);
    now[name] = changed(old[name], part);
  }
  return now;
};

/** The newest view of a connection, so that of what changed in it the whole is made again. */
export class Latest {
  constructor() {
    /** @type {any} */
    this.play = null;
  }

  /** A message with its whole view; throws if what changed is not what was here. @param {any} message */
  complete(message) {
    if (!message.play) return message;
    const { changed: change, ...play } = message.play;
    if (change) {
      const had = this.play;
      // Whatever follows a misfit is one, too, until a whole view comes.
      this.play = null;
      if (had?.moves_made !== change.since) misfit(change);
      for (const part of ['view', 'self']) {
        if (part in change) play[part] = changed(had[part], change[part]);
        else if (part in had) play[part] = had[part];
      }
    }
    this.play = play;
    return { ...message, play };
  }
}
