import type { en } from './en.ts';

/** The first pages of Castles of Mad King Ludwig in Korean. */
export const ko: Readonly<Record<keyof typeof en, string>> = {
  'ludwig.primer.about.title': '어떤 게임인가요',
  'ludwig.primer.about.text':
    '변덕스러운 왕을 위해 저마다 성을 짓습니다. 공간을 하나씩, 입구와 입구가 맞닿게 놓습니다. 공간은 그 자체로도 점수가 되고, 무엇과 이어지고 무엇 곁에 있느냐에 따라 더 얻거나 잃습니다. 떠들썩한 여가 공간 옆에서는 누구도 잘 자지 못하니까요.',
  'ludwig.primer.turn.title': '한 라운드는 이렇게',
  'ludwig.primer.turn.text':
    '건축 감독이 나온 공간들을 늘어놓고 값을 정합니다. 그런 다음 차례대로 공간이나 복도, 계단 하나를 사거나, 넘기고 돈을 받습니다. 다른 사람들이 낸 돈은 건축 감독이 받고, 건축 감독은 마지막에 삽니다. 그러니 남들이 겨우 낼 만한 값을 매기세요. 건축 감독은 라운드마다 돌아갑니다.',
  'ludwig.primer.building.title': '성은 이렇게 커집니다',
  'ludwig.primer.building.text':
    '새 공간은 입구 하나 이상이 성에 연결되어야 합니다. 먼저 표기된 점수를 얻고, 새 공간의 기호에 맞는 공간이 있거나 먼저 놓인 공간의 기호에 새 공간이 맞으면 그만큼 점수를 더 얻거나 잃습니다. 모든 입구가 연결된 공간은 완성되어 유형에 따른 보상을 한 번 줍니다.',
  'ludwig.primer.win.title': '무엇으로 이기나요',
  'ludwig.primer.win.text':
    '마지막 공간 카드를 쓴 라운드로 게임이 끝납니다. 그런 다음 모두가 겨루는 왕의 취향, 저마다 숨겨 둔 보너스 카드, 다 나간 공간 더미, 돈을 점수로 셉니다. 점수가 가장 많은 사람이 이깁니다.',
  'ludwig.primer.marks': '{n, number}마르크',
  'ludwig.primer.rewards': '공간의 유형',
  'ludwig.primer.type': '유형',
  'ludwig.primer.reward': '완성 보상',
  'ludwig.primer.mode': '기호가 세는 것',
  'ludwig.primer.mode.connected': '입구가 연결된 공간',
  'ludwig.primer.mode.adjacent': '벽이 맞닿은 공간',
  'ludwig.primer.mode.castle': '성 안의 모든 공간',
  'ludwig.primer.money': '돈',
  'ludwig.primer.what': '항목',
  'ludwig.primer.amount': '금액',
  'ludwig.primer.start': '시작할 때',
  'ludwig.primer.pass': '넘길 때 받는 돈',
  'ludwig.primer.corridor': '복도나 계단의 값',
  'ludwig.primer.unsold': '라운드 끝에 안 팔린 공간마다 올려놓는 돈',
  'ludwig.primer.prices': '계약판의 가격',
  'ludwig.primer.players': '인원',
  'ludwig.primer.spaces': '가격',
  'ludwig.primer.scoring': '마지막 점수',
  'ludwig.primer.points': '점수',
  'ludwig.primer.favor': '왕의 취향 {rank, number}위',
  'ludwig.primer.stack': '더미가 다 나간 넓이의 내 공간마다',
  'ludwig.primer.cash': '{n, number}마르크마다',
};
