// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '@madang/kernel';

export const words = /* @__PURE__ */ textsOf({
  de: [() => import('./en/notifications.json', { with: { type: 'json' } }), () => import('./de/notifications.json', { with: { type: 'json' } })],
  en: [() => import('./en/notifications.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/notifications.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/notifications.json', { with: { type: 'json' } })],
});
