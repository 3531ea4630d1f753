// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '@madang/kernel';

export const words = /* @__PURE__ */ textsOf({
  en: [() => import('./en/terminal.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/terminal.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/terminal.json', { with: { type: 'json' } })],
});
