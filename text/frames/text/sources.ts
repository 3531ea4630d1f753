// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '@madang/kernel';

export const words = /* @__PURE__ */ textsOf({
  de: [() => import('./en/frames.json', { with: { type: 'json' } }), () => import('./de/frames.json', { with: { type: 'json' } })],
  en: [() => import('./en/frames.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/frames.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/frames.json', { with: { type: 'json' } })],
});
