// The six dwarfs: their signs, and the names that the engine gives them.

/** Signs that tell the dwarfs apart without colour. @type {Record<string, string>} */
export const SIGNS = { green: 'leaf', blue: 'drop', boss: 'crown', profiteer: 'coin', geologist: 'crystal', saboteur: 'mask' };

/** A role's short name from its noun: `green digger` is `green`. @param {string} noun */
export const shortRole = (noun) => noun.split(' ')[0];
