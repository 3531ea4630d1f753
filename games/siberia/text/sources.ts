// Made by tools/languages.mjs from the folders beside this file. Do not edit.
import { textsOf } from '@madang/kernel';

export const achievements = /* @__PURE__ */ textsOf({
  en: [() => import('./en/achievements.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/achievements.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/achievements.json', { with: { type: 'json' } })],
});

export const campaign = /* @__PURE__ */ textsOf({
  en: [() => import('./en/campaign.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/campaign.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/campaign.json', { with: { type: 'json' } })],
});

export const examples = /* @__PURE__ */ textsOf({
  de: [() => import('./de/examples.json', { with: { type: 'json' } })],
  en: [() => import('./en/examples.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/examples.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/examples.json', { with: { type: 'json' } })],
});

export const lesson = /* @__PURE__ */ textsOf({
  de: [() => import('./de/lesson.json', { with: { type: 'json' } })],
  en: [() => import('./en/lesson.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/lesson.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/lesson.json', { with: { type: 'json' } })],
});

export const pack = /* @__PURE__ */ textsOf({
  en: [() => import('./en/pack.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/pack.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/pack.json', { with: { type: 'json' } })],
});

export const primer = /* @__PURE__ */ textsOf({
  de: [() => import('./de/primer.json', { with: { type: 'json' } })],
  en: [() => import('./en/primer.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/primer.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/primer.json', { with: { type: 'json' } })],
});

export const rules = /* @__PURE__ */ textsOf({
  de: [() => import('./de/rules.json', { with: { type: 'json' } })],
  en: [() => import('./en/rules.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/rules.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/rules.json', { with: { type: 'json' } })],
});

export const synonyms = /* @__PURE__ */ textsOf({
  ko: [() => import('./ko/synonyms.json', { with: { type: 'json' } })],
});

export const words = /* @__PURE__ */ textsOf({
  de: [
    () => import('./en/words.json', { with: { type: 'json' } }),
    () => import('./de/title.json', { with: { type: 'json' } }),
    () => import('./de/words.json', { with: { type: 'json' } }),
  ],
  en: [() => import('./en/title.json', { with: { type: 'json' } }), () => import('./en/words.json', { with: { type: 'json' } })],
  ko: [() => import('./ko/title.json', { with: { type: 'json' } }), () => import('./ko/words.json', { with: { type: 'json' } })],
  zh: [() => import('./zh/title.json', { with: { type: 'json' } }), () => import('./zh/words.json', { with: { type: 'json' } })],
});
