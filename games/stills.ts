export { STILLS } from './shelf/stills.ts';
