// The mine of Saboteur: the start, three goals, and what was dug between them.
import { Maze, mazeBounds } from '../mine/board.js';

export { Maze as Board, mazeBounds as boundsOf };
