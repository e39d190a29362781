// The mine of Saboteur with the expansion: doors, ladders and crystals are on its cards.
import { Maze, mazeBounds } from '../mine/board.js';

export { Maze as Board, mazeBounds as boundsOf };
