// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '@madang/kernel';

export const words = /* @__PURE__ */ textsOf({
  en: [() => import('./en/sharing.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/sharing.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/sharing.json', { with: { type: 'json' } })],
});
