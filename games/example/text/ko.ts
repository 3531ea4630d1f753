import type { Catalogue } from '@madang/kernel';

export const ko: Catalogue = {
  'example.title': '피그',
  'example.blurb': '용기가 허락하는 만큼 주사위를 굴리세요. 1이 나오면 차례를 잃습니다.',
  'example.points': '{points}점',
  'example.option.goal': '목표 점수',
  'example.option.goal.help': '이 점수에 이르면 승리합니다.',
  'example.option.goal.50': '50점',
  'example.option.goal.100': '100점',
  'example.headline': '이번 차례 점수: {turnPoints}',
  'example.prompt.turn': '굴릴까요, 멈출까요?',
  'example.label.roll': '굴리기',
  'example.label.hold': '멈추기',
  'example.log.rolled': '{seat}: 주사위 {die}.',
  'example.log.lost': '{seat}: {points}점을 잃습니다.',
  'example.log.held': '{seat}: 멈추고 {points}점을 얻습니다.',
  'example.log.won': '{seat}: {points}점으로 승리합니다.',
  'example.field.turnPoints': '이번 차례 점수',
  'example.field.score': '점수',
  'example.parts': '얻은 점수',
  'example.chapter.setup': '게임 준비',
  'example.chapter.turn': '차례',
  'example.chapter.end': '게임 종료',
};

export const rules: Catalogue = {
  'EXA-SETUP-01': '2~4인용. 모두 0점으로 시작합니다. 첫 번째 자리부터 시작합니다.',
  'EXA-TURN-01': '자기 차례에 주사위 하나를 굴리거나 멈춥니다. 차례마다 처음에는 반드시 굴립니다.',
  'EXA-TURN-02': '2~6이 나오면 이번 차례 점수에 더하고 다시 결정합니다.',
  'EXA-TURN-03': '1이 나오면 이번 차례 점수를 잃고 차례가 끝납니다.',
  'EXA-TURN-04': '멈추면 이번 차례 점수를 자기 점수에 더합니다. 다음 자리로 차례가 넘어갑니다.',
  'EXA-END-01': '멈추어 목표 점수에 이르면 바로 승리합니다(옵션 ‘목표 점수’).',
};
