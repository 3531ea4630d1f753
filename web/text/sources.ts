// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '@madang/kernel';

export const words = /* @__PURE__ */ textsOf({
  de: [() => import('./en/page.json', { with: { type: 'json' } }), () => import('./de/page.json', { with: { type: 'json' } })],
  en: [() => import('./en/page.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/page.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/page.json', { with: { type: 'json' } })],
});
