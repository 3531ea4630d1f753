export { automaAnswer } from './decisions.ts';
export { automaTile } from './deck.ts';
export { automaTurn } from './turn.ts';
