// The mine of Saboteur with the expansion: doors, ladders and crystals are on its cards.
export { Maze as Board, mazeBounds as boundsOf } from '../mine/board.js';
