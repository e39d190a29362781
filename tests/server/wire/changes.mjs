// What the browser makes of messages with changes, one connection after the other.
// node changes.mjs SCRIPT < [[message, …], …]; prints them with their whole views, "misfit" for one that does not fit.
// All are written at the end: a view that was changed while the next was made of it would be found out.
import { readFileSync } from 'node:fs';

const { Latest } = await import(process.argv[2]);

const attempt = (latest, message) => {
  try {
    return latest.complete(message);
  } catch {
    return 'misfit';
  }
};

const connections = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(connections.map((messages) => {
  const latest = new Latest();
  return messages.map((message) => attempt(latest, message));
})));
