import type { en } from './en.ts';

/** The first pages of Underwater Cities in simplified Chinese. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'underwater.primer.about.title': '这是什么游戏',
  'underwater.primer.about.text':
    '陆地太小，于是你到海底建城：带穹顶的城市，用隧道相连，旁边是农场、淡化厂和实验室。与起始城市连接的才会生产，生产的东西再用来建造更多。',
  'underwater.primer.turn.title': '一个回合怎么进行',
  'underwater.primer.turn.text':
    '把三个行动板块之一放到空格上，同时打出一张牌。格的行动总能执行；牌的效果只有在牌和格颜色相同时才有。要找两样都能得到的搭配，因为别人会占走好格。回合结束时抽一张牌。',
  'underwater.primer.production.title': '时代与生产',
  'underwater.primer.production.text':
    '全局分三个时代。每个时代结束时，已连接的一切都会生产，然后每座已连接的城市都要供养：先用海带，再用生物质，都没有就要扣分。下一个时代有更强的牌。',
  'underwater.primer.win.title': '怎样获胜',
  'underwater.primer.win.text':
    '生产、牌、合约和大都会都带来分数；终局时每座城市也得分，旁边的建筑种类越多分越高，剩下的资源也换成分数。分数最高的人获胜。',
  'underwater.primer.costs': '费用',
  'underwater.primer.what': '项目',
  'underwater.primer.cost': '费用',
  'underwater.primer.yields': '已连接设施的产出',
  'underwater.primer.plain': '普通',
  'underwater.primer.upgraded': '升级后',
  'underwater.primer.pair': '同一城市有两座已升级建筑时另加',
  'underwater.primer.scoring': '分数',
  'underwater.primer.points': '分数',
  'underwater.primer.city': '{kinds, plural, =0 {没有建筑的城市} other {有#种建筑的城市}}（终局）',
  'underwater.primer.resources': '每{n, number}个资源（终局）',
  'underwater.primer.hungry': '每座没有供养的城市（时代结束）',
  'underwater.primer.sale': '终局出售',
  'underwater.primer.worth': '价值',
  'underwater.primer.symbol.points': '分数',
  'underwater.primer.symbol.cards': '牌',
  'underwater.primer.symbol.upgraded': '升级：{building}',
  'underwater.primer.symbol.colour': '格和牌的颜色：{colour}',
  'underwater.primer.symbol.card': '牌的种类：{kind}',
};
