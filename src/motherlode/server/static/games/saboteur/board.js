// The mine of Saboteur: the start, three goals, and what was dug between them.
export { Maze as Board, mazeBounds as boundsOf } from '../mine/board.js';
