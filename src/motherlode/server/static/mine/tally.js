// How often something was played and won.

/** @typedef {{ name: string, played: number, won: number }} Tally */

/**
 * By name, the most played first.
 * @param {{ name: string, won: boolean }[]} parts
 * @returns {Tally[]}
 */
export function tally(parts) {
  const names = [...new Set(parts.map((part) => part.name))];
  return names.map((name) => {
    const these = parts.filter((part) => part.name === name);
    return { name, played: these.length, won: these.filter((part) => part.won).length };
  }).sort((one, two) => two.played - one.played);
}
