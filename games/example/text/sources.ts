// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '@madang/kernel';

export const rules = /* @__PURE__ */ textsOf({
  en: [() => import('./en/rules.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/rules.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/rules.json', { with: { type: 'json' } })],
});

export const words = /* @__PURE__ */ textsOf({
  en: [() => import('./en/title.json', { with: { type: 'json' } }), () => import('./en/words.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/title.json', { with: { type: 'json' } }), () => import('./ko/words.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/title.json', { with: { type: 'json' } }), () => import('./zh/words.json', { with: { type: 'json' } })],
});
