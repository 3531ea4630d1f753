/** The worked examples in Chinese. */
export const zh = {
  'siberia.example.sale.title': '出售',
  'siberia.example.sale.text': '天然气行动从你有工人的两个地区各取一个天然气，在你有销售员的地方卖出：东京每个付3,000美元，共6,000美元。',
  'siberia.example.best.title': '最高的价格',
  'siberia.example.best.text': '你在三个交易所有销售员。一次行动的资源全部卖给对该种资源出价最高的交易所：在新加坡卖三个天然气，每个2,000美元。',
  'siberia.example.workers.title': '两个工人，一个资源',
  'siberia.example.workers.text': '阿穆尔只有一个煤炭，两个工人也只能取一个。加上阿尔丹的共两个：4,000美元的两倍，而不是三倍。',
  'siberia.example.jump.title': '跳过枯竭的地区',
  'siberia.example.jump.text': '阿穆尔和阿尔丹已经枯竭：工人跳过它们，不消耗步数。所以一步就能从符拉迪沃斯托克跳过两地到科雷马，还剩两步。',
  'siberia.example.depleted.title': '地区枯竭',
  'siberia.example.depleted.text': '萨哈林的最后一个资源被取走。那里放上枯竭标记，两位玩家在那里的工人都回到各自的供应区。',
  'siberia.example.order.title': '勘探的顺序',
  'siberia.example.order.text': '储备里只剩一个天然气。用一个天然气标记放置后，另一个就没有效果；经理再放置其他种类：只有阿穆尔能放的钻石。',
  'siberia.example.joker.title': '经理充当百搭',
  'siberia.example.joker.text': '两个经理中一个移到黄金栏，充当黄金标记；另一个放回袋中。从下一回合起可以执行黄金行动。',
  'siberia.example.many.title': '先收钱，后离开',
  'siberia.example.many.text':
    '三个天然气在苏黎世卖得9,000美元。之后空了的阿尔丹和贝加尔才枯竭：你的三个工人回到供应区；阿穆尔还有煤炭，那里的工人留下。',
};
