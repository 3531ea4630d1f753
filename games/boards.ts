export { LOOKS } from './shelf/looks.ts';
