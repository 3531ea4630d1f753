import type { en } from './en.ts';

/** Siberia's first pages in simplified Chinese. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'siberia.primer.about.title': '这是什么游戏',
  'siberia.primer.about.text':
    '你经营一家矿业公司。工人来到符拉迪沃斯托克，再走到有天然气、煤炭、石油、黄金和钻石的地区；销售员站在世界各地的交易所。开采的资源立刻以你的销售员能拿到的最高价卖出。',
  'siberia.primer.turn.title': '一轮怎么进行',
  'siberia.primer.turn.text':
    '首先每人抽六个标记，同时放到自己的版图上。每个标记画着一个人物和一种资源，可以放进其中任何一栏，也可以放进勘探区。然后大家轮流，每次执行一个行动：两格都放满的栏才能执行，其中的标记放回袋中。勘探必须最先做；退出本轮的人等下一轮，版图上剩下的标记保留。',
  'siberia.primer.win.title': '怎样获胜',
  'siberia.primer.win.text':
    '只算钱。最后一个资源被采走的地区就枯竭了：工人全部回家，那里再也不会有资源。八个地区枯竭，或者五种储备中有三种耗尽时，进行完这一轮，钱最多的人获胜。',
  'siberia.primer.rows': '各栏的作用',
  'siberia.primer.row': '栏',
  'siberia.primer.effect': '效果',
  'siberia.primer.anyResource': '资源',
  'siberia.primer.effect.manager': '两个经理中的一个作为百搭放进另一栏的空格',
  'siberia.primer.effect.logistician': '你的工人一共走三步，任意分配；枯竭的地区直接跳过',
  'siberia.primer.effect.seller': '一个棋子成为任意一个交易所的销售员',
  'siberia.primer.effect.worker': '供应区的一个棋子成为符拉迪沃斯托克的工人',
  'siberia.primer.effect.investor': '拿一个投资板块放进自己的一栏：从此那一栏只要一个标记',
  'siberia.primer.effect.resource': '从你有工人的每个地区开采这种资源，一次卖出',
  'siberia.primer.effect.research': '每个标记把一个所画的资源从储备放到一个地区；经理可当任何资源',
  'siberia.primer.prices': '每个资源的价格（美元）',
  'siberia.primer.exchange': '交易所',
  'siberia.primer.counters': '袋中的标记（另有14个经理）',
  'siberia.primer.person': '人物',
  'siberia.primer.cubes': '资源总数（开局时28个在地图上）',
  'siberia.primer.symbol.counter': '标记：人物和资源',
  'siberia.primer.symbol.tile': '投资板块',
  'siberia.primer.symbol.depletion': '枯竭标记',
  'siberia.primer.symbol.piece': '棋子：在地图上是工人，在交易所是销售员',
};
