import type { Catalogue, Language } from '@madang/kernel';

/** The texts of frames, in each language. */
export const FRAMES: Readonly<Record<Language, Catalogue>> = {
  en: {
    'frame.any-order': 'What first?',
    'frame.one-of': 'Choose one',
    'frame.up-to': '{prompt} (up to {times})',
    'frame.optional': '{prompt} (or not)',
    'frame.stop': 'No more',
    'frame.decline': 'Do without',
    'frame.then': '{first}, then {second}',
    'frame.and': '{first} and {second}',
    'frame.or': '{first} or {second}',
    'frame.may': '{what} (up to {times})',
    'frame.nothing': 'nothing',
  },
  ko: {
    'frame.any-order': '무엇부터 할까요?',
    'frame.one-of': '하나를 고르세요',
    'frame.up-to': '{prompt} (최대 {times}번)',
    'frame.optional': '{prompt} (안 해도 됩니다)',
    'frame.stop': '그만하기',
    'frame.decline': '하지 않기',
    'frame.then': '{first}, 그다음 {second}',
    'frame.and': '{first} 그리고 {second}',
    'frame.or': '{first} 또는 {second}',
    'frame.may': '{what} (최대 {times}번)',
    'frame.nothing': '없음',
  },
  zh: {
    'frame.any-order': '先做哪一项？',
    'frame.one-of': '选择一项',
    'frame.up-to': '{prompt}（最多 {times} 次）',
    'frame.optional': '{prompt}（可不做）',
    'frame.stop': '到此为止',
    'frame.decline': '不做',
    'frame.then': '{first}，然后{second}',
    'frame.and': '{first}和{second}',
    'frame.or': '{first}或{second}',
    'frame.may': '{what}（最多 {times} 次）',
    'frame.nothing': '无',
  },
};
