import type { en } from './en.ts';

/** The lesson in Korean. */
export const ko: Readonly<Record<keyof typeof en, string>> = {
  'ludwig.lesson.welcome.title': '왕을 위한 성',
  'ludwig.lesson.welcome.text':
    '이 로비를 둘러싸고 성을 짓습니다. 공간을 놓을 때마다 바로 점수를 얻고, 게임이 끝나면 왕의 취향과 보너스 카드로 점수를 더 얻습니다. 점수가 가장 많은 사람이 이깁니다.',
  'ludwig.lesson.cards.title': '나만 아는 목표',
  'ludwig.lesson.cards.text':
    '보너스 카드는 게임이 끝날 때 점수를 주며 나만 볼 수 있습니다. 세 장 가운데 두 장을 갖습니다. 계단 카드를 돌려놓으세요. 나머지 두 장은 넓이 200 공간과 외부 입구, 곧 성 밖으로 열린 입구를 셉니다.',
  'ludwig.lesson.cards.hint': '계단 카드를 누르세요.',
  'ludwig.lesson.buy.title': '값은 봇이 매겼습니다',
  'ludwig.lesson.buy.text':
    '라운드마다 모두 한 번씩 살 수 있고, 건축 감독은 맨 나중입니다. 지금 감독인 봇이 값을 매겼고, 돈도 봇에게 냅니다. 서쪽 태피스트리 방을 6,000마르크에 사세요. 이 방의 기호는 연결된 여가(별)·실외(클로버) 공간마다 3점을 줍니다.',
  'ludwig.lesson.buy.hint': '계약판에서 서쪽 태피스트리 방을 누르세요.',
  'ludwig.lesson.place.title': '입구와 입구를 잇기',
  'ludwig.lesson.place.text':
    '새 공간은 입구 하나가 성의 입구와 맞닿아야 합니다. 로비의 동쪽 입구에 놓으세요. R 키, 휠, 두 손가락으로 돌릴 수 있습니다. 옆의 칸이 점수를 알려 줍니다. 지금은 타일에 표기된 2점입니다.',
  'ludwig.lesson.place.hint': '로비 동쪽의 밝은 자리에 놓으세요.',
  'ludwig.lesson.prices.title': '이제 내가 값을 매깁니다',
  'ludwig.lesson.prices.text':
    '이제 내가 건축 감독입니다. 맨 나중에 사는 대신 모두 나에게 돈을 냅니다. 봇이 노리는 세면실은 10,000, 내가 살 훈딩의 오두막은 8,000 칸에 놓고 ‘가격을 이대로 두기’를 누르세요.',
  'ludwig.lesson.prices.hint': '세면실을 집어 10,000 칸에, 훈딩의 오두막을 8,000 칸에 놓은 다음 ‘가격을 이대로 두기’를 누르세요.',
  'ludwig.lesson.paid.title': '받은 돈, 완성된 공간',
  'ludwig.lesson.paid.text':
    '봇이 세면실 값 10,000마르크를 나에게 냈습니다. 세면실은 입구가 하나뿐이라 놓자마자 완성되었습니다. 모든 입구가 연결되면 완성이며, 유형에 따라 보상을 받습니다. 다용도 공간(톱니)의 보상은 보너스 카드입니다.',
  'ludwig.lesson.symbol.title': '이웃이 주는 점수',
  'ludwig.lesson.symbol.text':
    '훈딩의 오두막을 사세요. 지난 라운드에 팔리지 않아 놓인 1,000마르크도 가집니다. 서쪽 태피스트리 방 동쪽에 놓으면 표기된 4점에, 실외 공간이라 태피스트리 방의 기호로 3점을 더 얻습니다. 울타리에는 어떤 타일도 닿을 수 없습니다.',
  'ludwig.lesson.symbol.hint': '훈딩의 오두막을 사서 동쪽의 밝은 자리에 놓으세요.',
  'ludwig.lesson.own.title': '자기 기호의 점수',
  'ludwig.lesson.own.text':
    '일광실은 연결된 실외 공간마다 2점을 얻습니다. 사서 훈딩의 오두막 남쪽에 놓으세요. 표기된 2점에 기호로 2점입니다. 넓이가 200이라 보너스 카드에도 들어갑니다.',
  'ludwig.lesson.own.hint': '일광실을 사서 훈딩의 오두막 아래 밝은 자리에 놓으세요.',
  'ludwig.lesson.hallway.title': '복도',
  'ludwig.lesson.hallway.text':
    '다시 건축 감독입니다. 이번 값은 미리 매겨 두었습니다. 복도와 계단은 언제나 3,000마르크입니다. 표기된 점수는 없지만 입구가 많습니다. 복도를 사서 일광실의 마지막 열린 입구에 놓으세요. 모든 입구가 연결되면 공간이 완성됩니다.',
  'ludwig.lesson.hallway.hint': '성 아래의 복도를 사서 일광실 서쪽의 밝은 자리에 놓으세요.',
  'ludwig.lesson.completed.title': '완성',
  'ludwig.lesson.completed.text':
    '일광실이 완성되었습니다. 수면 공간(달)의 보상은 다음을 꿈꾸는 것, 곧 더미 하나를 살펴보는 것입니다. 넓이 400 더미를 고르세요.',
  'ludwig.lesson.completed.hint': '넓이 400 더미를 누르세요.',
  'ludwig.lesson.look.title': '다음에 나올 공간',
  'ludwig.lesson.look.text':
    '이 공간들은 나만 봅니다. 두 장까지 공간 카드 더미 위에 놓으면 다음 라운드에 먼저 나옵니다. 프랑스식 정자를 놓고 그만 고르세요.',
  'ludwig.lesson.look.hint': '프랑스식 정자를 누른 다음 ‘그만 고르기’를 누르세요.',
  'ludwig.lesson.pass.title': '너무 비쌉니다',
  'ludwig.lesson.pass.text':
    '정자가 나왔지만 봇이 15,000 칸에 놓았습니다. 나에게는 8,000마르크뿐입니다. 살 수 없거나 사고 싶지 않으면 넘기고 은행에서 5,000마르크를 받습니다.',
  'ludwig.lesson.pass.hint': '‘넘기고 5,000 받기’를 누르세요.',
  'ludwig.lesson.favors.title': '왕의 취향',
  'ludwig.lesson.favors.text':
    '게임이 끝나면 취향마다 등수대로 8, 4, 2, 1점을 얻고, 동점이면 나눕니다. 이번에는 실외 공간과 다용도 공간의 수를 셉니다. 숫자는 지금 끝난다면 얻을 점수입니다.',
  'ludwig.lesson.end.title': '게임의 끝',
  'ludwig.lesson.end.text':
    '공간 카드가 다 떨어지는 라운드가 마지막입니다. 그다음 왕의 취향, 바닥난 더미의 타일마다 2점, 보너스 카드, 10,000마르크마다 1점을 셉니다.',
  'ludwig.lesson.advice.title': '이제 성을 지을 줄 압니다',
  'ludwig.lesson.advice.text':
    '기호가 원하는 공간을 잇고, 공간을 완성해 보상을 받고, 남이 원하는 공간은 살 만한 만큼 비싸게 매기세요. 납골당처럼 어두운 공간은 지하에 있어 계단이 먼저 있어야 합니다.',
  'ludwig.picture.entrances.title': '입구와 입구',
  'ludwig.picture.entrances.text':
    '공간의 입구 하나는 성의 입구와 맞닿아야 합니다. 나머지는 열려 있거나 벽에 막혀도 됩니다. 놓을 수 있는 자리와 방향은 모두 빛납니다. 표기된 2점을 얻습니다.',
  'ludwig.picture.score.title': '공간을 놓을 때의 점수',
  'ludwig.picture.score.text':
    '먼저 표기된 4점을 얻습니다. 다음은 기호입니다. 서쪽 태피스트리 방은 연결된 여가·실외 공간마다 3점을 주며, 이번 공간도 셉니다. 울타리에는 아무것도 닿을 수 없습니다.',
  'ludwig.picture.completed.title': '완성과 보상',
  'ludwig.picture.completed.text':
    '복도가 일광실의 마지막 열린 입구와 맞닿습니다. 모든 입구가 연결되어 일광실이 완성되고 보상을 한 번 줍니다. 수면 공간의 보상은 더미 하나를 살펴보는 것입니다. 막힌 입구는 끝내 연결되지 않습니다.',
  'ludwig.picture.prices.title': '건축 감독의 가격',
  'ludwig.picture.prices.text':
    '건축 감독은 공간을 가격 칸에 나누어 놓고 맨 나중에 삽니다. 다른 사람은 건축 감독에게 돈을 냅니다. 세면실은 10,000마르크이고, 그 위의 1,000마르크는 사는 사람의 것입니다.',
  'ludwig.picture.passing.title': '넘기기',
  'ludwig.picture.passing.text': '돈이 모자라거나 사고 싶지 않으면 넘기고 은행에서 5,000마르크를 받습니다. 건축 감독은 아무것도 받지 않습니다.',
  'ludwig.picture.downstairs.title': '지하',
  'ludwig.picture.downstairs.text':
    '계단은 지하로 이어집니다. 밝은 끝은 성에, 어두운 끝은 지하 공간에 맞닿습니다. 지하 감옥은 1점에 성의 지하 공간마다 2점을 더해, 자신까지 모두 3점입니다. 계단도 완성되어 통로의 보상으로 무료 통로 타일을 받습니다.',
  'ludwig.picture.at-once.title': '놓자마자 완성',
  'ludwig.picture.at-once.text':
    '외투 보관실은 입구가 하나뿐입니다. 로비와 맞닿아 놓자마자 완성됩니다. 1점과 다용도 공간의 보상을 받습니다. 보너스 카드 두 장 가운데 한 장을 갖습니다.',
  'ludwig.picture.activity.title': '시끄러운 이웃',
  'ludwig.picture.activity.text':
    '피아노 방은 벽으로라도 닿는 생활·수면 공간마다 1점을 잃습니다. 응접실이 그런 공간이지만, 응접실의 기호는 3점을 줍니다. 3 − 1 + 3 = 5점입니다.',
  'ludwig.picture.corridors.title': '로비도 통로',
  'ludwig.picture.corridors.text': '대침실은 연결된 통로마다 2점을 줍니다. 복도와 계단, 로비도 통로입니다. 4 + 2 = 6점입니다.',
  'ludwig.picture.two-doors.title': '입구가 둘이어도 한 번',
  'ludwig.picture.two-doors.text':
    '알현실은 로비에 닿아 7 − 2 = 5점입니다. 마구간은 입구 두 개로 이어지지만 기호로는 한 번만 셉니다. 5 + 1 = 6점입니다. 이제 알현실이 완성되어 여가 공간의 보상 5점을 얻습니다.',
  'ludwig.picture.extra-turn.title': '가득 찬 저장실',
  'ludwig.picture.extra-turn.text':
    '일광실이 고기 찬장의 마지막 입구를 잇습니다. 완성된 음식 공간은 다음 사람보다 먼저 한 차례를 더 줍니다. 또 사거나, 넘기고 5,000마르크를 받습니다.',
};
