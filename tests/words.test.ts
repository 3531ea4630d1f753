import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Words that readers did not understand or took for others, and what is said instead. */
const BETTER = {
  ko: {
    '몇 단계를 되돌릴까요': '되돌리기를 요청했습니다',
    '차례를 마쳤습니다': '행동을 다 골랐습니다',
    '봇과도 둘': '봇과도 즐길',
    '여기서부터 두기': '여기서부터 이어 하기',
    '대신 두었': '대신 진행했',
    '수 보내기': '선택 보내기',
    '나중에 2개': '나중 2개',
    '둘 다 왼쪽': '굴착기+레미콘 (왼쪽)',
    '둘 다 오른쪽': '굴착기+레미콘 (오른쪽)',
    '혼자서 겨루기': '1인 게임',
    대화: '채팅',
    움직임: '애니메이션',
    욕심쟁이: '눈앞 이득형',
    '아무 것': '아무것, 아무거나',
  },
  zh: {
    已退出: '本轮已结束',
    个挖掘机: '台挖掘机',
    个搅拌机: '台搅拌机',
    个任选机械: '台任选机械',
    个工程师: '名工程师',
    落下帷幕: '自动遮挡屏幕',
    一次下完: '一次玩完',
    代走一步: '代为行动一次',
    决定中: '思考中',
    文字局面: '文字版',
    重度桌游: '重策桌游',
    露出收入: '解锁收入',
    本回合已就绪: '行动已选好',
    退回一步: '撤销',
  },
} as const;

for (const language of ['ko', 'zh'] as const) {
  test(`${language}: what was put better is said so everywhere`, () => {
    const files = globSync(`{games,web,server,cli}/**/${language}{.ts,/**/*.ts}`, {
      cwd: ROOT,
      exclude: (path) => /(^|\/)(node_modules|dist|test)(\/|$)/.test(path),
    });
    assert.ok(files.length > 15, `${files.length} files`);
    for (const file of files) {
      const text = readFileSync(`${ROOT}/${file}`, 'utf8');
      for (const [worse, better] of Object.entries(BETTER[language])) assert.ok(!text.includes(worse), `${file}: ‘${worse}’, now ‘${better}’`);
    }
  });
}
