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
  'siberia.example.manager.title': '经理没有空格',
  'siberia.example.manager.text': '经理标记只能放到经理栏或勘探区。你的经理栏已有一个板块和一个经理，只剩下勘探区可放。',
  'siberia.example.research-first.title': '先勘探',
  'siberia.example.research-first.text':
    '勘探区有标记，本轮的第一个行动必须是勘探：既不能执行天然气行动，也不能退出。从第二个回合起不再受限：现在在东京以3,000美元卖出天然气。',
  'siberia.example.everywhere.title': '处处已有煤炭',
  'siberia.example.everywhere.text': '每个开放地区都已有煤炭，勘探区的标记什么也放不了，直接回到袋中。不能改放其他种类，而且这仍算你的一个行动。',
  'siberia.example.unsold.title': '没有人收购黄金',
  'siberia.example.unsold.text': '你唯一的销售员在东京，那里不收购黄金。不能立即卖出的资源不会开采：黄金留在阿穆尔，两个标记回到袋中，你一无所得。',
  'siberia.example.first.title': '先到先得',
  'siberia.example.first.text':
    '你和另一位玩家在萨哈林各有一个工人，那里有一颗钻石。你先执行钻石行动，卖得2,000美元；对方的行动便什么也取不到。石油留在原处。',
  'siberia.example.tile.title': '有板块的经理栏',
  'siberia.example.tile.text': '板块一直占着经理栏的一格，所以一个经理就够了。它就是百搭：移到石油栏，没有标记回到袋中，板块留下。它不能回到经理栏。',
  'siberia.example.shared.title': '分着走的三步',
  'siberia.example.shared.text':
    '一个工人走两步，经哈巴罗夫斯克到科雷马；另一个走第三步，到阿穆尔。每一步只跨过一条边界。走了几步都可以停，也可以一步不走。',
  'siberia.example.sources.title': '销售员从哪里来',
  'siberia.example.sources.text': '新的销售员可以来自你的供应区、另一个交易所或地图，供应区还有棋子时也可以。这里你的工人从贝加尔前往苏黎世。',
  'siberia.example.called.title': '供应区空了之后的工人',
  'siberia.example.called.text': '你的供应区已空。只有这时，新工人才可以是自己的销售员或某地区的工人：这里一个销售员从法兰克福前往符拉迪沃斯托克。',
  'siberia.example.investor.title': '哪些板块放得下',
  'siberia.example.investor.text':
    '板块需要它那一栏有空格。天然气栏已满；工人栏有空格，刚清空的投资人栏也有。放上工人板块后，该栏从下一回合起就绪，并翻开一个新板块。',
  'siberia.example.limit.title': '最多保留十个标记',
  'siberia.example.limit.text': '你退出后本轮结束。你的版图上有十二个标记；板块不计，百搭要计。须自选两个放回袋中：这里是百搭和石油栏的一个。',
  'siberia.example.eighth.title': '第八个枯竭标记',
  'siberia.example.eighth.text':
    '已放下七个枯竭标记。你的天然气行动取空两个地区：阿穆尔得到第八个，阿尔丹没有标记也算枯竭。这一轮要进行完毕，这里你一退出，游戏便结束。',
  'siberia.example.reserves.title': '三种储备耗尽',
  'siberia.example.reserves.text':
    '钻石和黄金的储备已用完，最后一个石油也离开储备：五种中有三种已空，游戏在本轮后结束。两人各有57,000美元，一人44,000美元：两人共同获胜。',
  'siberia.example.idle.title': '连续三轮没有变化',
  'siberia.example.idle.text':
    '已有两轮没有资源进出地图。你勘探时各地区都已有石油，于是退出：这是第三个这样的轮次，游戏结束。只要有一个资源进出，就从零重新计数。',
};
