import type { en } from './en.ts';

/** The first pages of Castles of Mad King Ludwig in simplified Chinese. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'ludwig.primer.about.title': '这是什么游戏',
  'ludwig.primer.about.text':
    '每人为任性的国王建造一座城堡，一间接一间，入口对着入口。房间本身有分，还要看它连着什么、挨着什么而加分或扣分：挨着热闹的活动房间，谁也睡不好。',
  'ludwig.primer.turn.title': '一轮怎么进行',
  'ludwig.primer.turn.text':
    '建筑总监摆出待售的房间，并决定各自的价格。然后大家依次买一个房间、一块走廊或一块楼梯，或者跳过拿钱。别人付的钱归建筑总监，而建筑总监最后一个买，所以价格要定得别人刚好肯付。建筑总监每轮换人。',
  'ludwig.primer.building.title': '城堡怎样扩大',
  'ludwig.primer.building.text':
    '新房间至少要有一个入口与城堡相连。它先得到自身的分数；有房间符合它的符号，或它符合先前房间的符号，也按所示加分或扣分。所有入口都已相连的房间就完成了，按类型给一次奖励。',
  'ludwig.primer.win.title': '怎样获胜',
  'ludwig.primer.win.text':
    '用掉最后一张房间卡的那一轮是最后一轮。随后结算大家公开争夺的国王的喜好、各人秘密的奖励卡、空了的房间堆和金钱。分数最高的人获胜。',
  'ludwig.primer.marks': '{n, number}马克',
  'ludwig.primer.rewards': '房间的类型',
  'ludwig.primer.type': '类型',
  'ludwig.primer.reward': '完成奖励',
  'ludwig.primer.mode': '符号计算',
  'ludwig.primer.mode.connected': '入口相连的房间',
  'ludwig.primer.mode.adjacent': '墙壁相邻的房间',
  'ludwig.primer.mode.castle': '整座城堡里的房间',
  'ludwig.primer.money': '金钱',
  'ludwig.primer.what': '项目',
  'ludwig.primer.amount': '金额',
  'ludwig.primer.start': '开局时',
  'ludwig.primer.pass': '跳过时得到',
  'ludwig.primer.corridor': '走廊或楼梯的价格',
  'ludwig.primer.unsold': '每轮结束时放到每块没卖出的房间上',
  'ludwig.primer.prices': '价格板上的价格',
  'ludwig.primer.players': '人数',
  'ludwig.primer.spaces': '价格',
  'ludwig.primer.scoring': '最终计分',
  'ludwig.primer.points': '分数',
  'ludwig.primer.favor': '国王的喜好第{rank, number}名',
  'ludwig.primer.stack': '自己城堡中每块所属堆已空的板块',
  'ludwig.primer.cash': '每{n, number}马克',
};
