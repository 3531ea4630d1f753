// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '@madang/kernel';

export const words = /* @__PURE__ */ textsOf({
  en: [() => import('./en/webhooks.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/webhooks.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/webhooks.json', { with: { type: 'json' } })],
});
