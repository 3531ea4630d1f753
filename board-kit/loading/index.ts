export { lazily } from './lazily.ts';
export { noted } from './noted.ts';
export { onlyFaults, WhenLoaded } from './when-loaded.ts';
