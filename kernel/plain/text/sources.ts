// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '../../texts.ts';

export const words = /* @__PURE__ */ textsOf({
  de: [() => import('./de/plain.json', { with: { type: 'json' } })],
  en: [() => import('./en/plain.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/plain.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/plain.json', { with: { type: 'json' } })],
});
