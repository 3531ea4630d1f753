import type { Catalogue } from '@madang/kernel';

export const zh: Catalogue = {
  'example.title': '小猪骰',
  'example.blurb': '敢掷就继续掷骰得分：掷出 1，本回合的得分全部作废。',
  'example.points': '{points} 分',
  'example.option.goal': '目标分数',
  'example.option.goal.help': '达到此分数即获胜。',
  'example.option.goal.50': '50 分',
  'example.option.goal.100': '100 分',
  'example.headline': '本回合得分：{turnPoints}',
  'example.prompt.turn': '掷骰还是停手？',
  'example.label.roll': '掷骰',
  'example.label.hold': '停手',
  'example.log.rolled': '{seat} 掷出 {die}。',
  'example.log.lost': '{seat} 失去 {points} 分。',
  'example.log.held': '{seat} 停手，获得 {points} 分。',
  'example.log.won': '{seat} 以 {points} 分获胜。',
  'example.field.turnPoints': '本回合得分',
  'example.field.score': '分数',
  'example.parts': '停手所得分数',
  'example.chapter.setup': '游戏准备',
  'example.chapter.turn': '回合',
  'example.chapter.end': '游戏结束',
};

export const rules: Catalogue = {
  'EXA-SETUP-01': '2 至 4 人。所有玩家从 0 分开始。第一个座位先行动。',
  'EXA-TURN-01': '轮到你时，掷一颗骰子或停手。每回合必须先掷一次。',
  'EXA-TURN-02': '掷出 2 至 6，点数计入本回合得分，然后再次选择。',
  'EXA-TURN-03': '掷出 1，失去本回合得分，回合结束。',
  'EXA-TURN-04': '停手后，本回合得分计入你的分数，轮到下一个座位。',
  'EXA-END-01': '停手时达到目标分数，立即获胜（选项“目标分数”）。',
};
