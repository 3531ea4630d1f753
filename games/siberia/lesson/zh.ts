import type { en } from './en.ts';

/** The lesson in simplified Chinese. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'siberia.lesson.welcome.title': '西伯利亚的宝藏',
  'siberia.lesson.welcome.text':
    '你经营一家矿业公司：游戏结束时钱最多的人获胜，其他一概不算。工人在地图上开采（现在站在符拉迪沃斯托克），销售员在交易所卖出（现在站在法兰克福）。',
  'siberia.lesson.row.title': '两个标记，一个行动',
  'siberia.lesson.row.text': '每轮抽六个标记，放到个人版图上。一栏的两个格都放满，才能执行这一栏。请把两个画着物流员的标记放进物流员栏。',
  'siberia.lesson.row.hint': '拿起画着物流员的标记，放进物流员栏。',
  'siberia.lesson.either.title': '人物或资源',
  'siberia.lesson.either.text': '每个标记画着一个人物和一种资源，放进哪一栏都可以。请把工人/天然气和投资人/天然气放进天然气栏，准备开采天然气。',
  'siberia.lesson.either.hint': '两个画着天然气的标记都放进天然气栏。',
  'siberia.lesson.rest.title': '勘探，和留着的标记',
  'siberia.lesson.rest.text':
    '暂时用不上的标记可以放进勘探区，为地图带来新的资源。请把工人/钻石放进勘探区。销售员放进销售员栏：它可以一轮一轮地留在那里，等一个同伴。',
  'siberia.lesson.rest.hint': '工人/钻石放进勘探区，销售员/钻石放进销售员栏。',
  'siberia.lesson.research.title': '先做勘探',
  'siberia.lesson.research.text':
    '接下来大家轮流，每次执行一个行动。勘探区有标记的人必须先做勘探：请执行勘探，把钻石放到一个还没有钻石的地区（埃文基除外，我们马上要用它）。',
  'siberia.lesson.research.hint': '按个人版图上的勘探区，再选一个地区。',
  'siberia.lesson.walk.title': '移动工人',
  'siberia.lesson.walk.text':
    '电脑移动了一个工人。请你也执行物流员，一共可以走三步：经过哈巴罗夫斯克和阿尔丹走到埃文基。那里有天然气和石油，可以开采两次。',
  'siberia.lesson.walk.hint': '执行物流员栏，再依次按哈巴罗夫斯克、阿尔丹、埃文基，也可以直接按埃文基。',
  'siberia.lesson.sell.title': '开采并卖出',
  'siberia.lesson.sell.text':
    '电脑用工人栏在符拉迪沃斯托克放了一个新工人。现在请执行天然气：在你有工人的每个地区开采天然气，并立刻在你有销售员的交易所卖出。法兰克福付1,000美元。',
  'siberia.lesson.sell.hint': '执行两个格都放满的天然气栏。',
  'siberia.lesson.pass.title': '一轮结束',
  'siberia.lesson.pass.text': '你没有就绪的栏了，请退出本轮。所有人都退出后，这一轮结束；落单的销售员留在版图上，等下一轮。',
  'siberia.lesson.pass.hint': '按“退出本轮”。',
  'siberia.lesson.second.title': '六个新标记',
  'siberia.lesson.second.text':
    '这次一下子放满三栏：新的销售员放到留下的销售员旁边，两个放进石油栏，两个放进投资人栏。经理是画着帽子的棕色标记，这次放进勘探区。',
  'siberia.lesson.second.hint': '销售员栏一个，石油栏两个，投资人栏两个，经理放进勘探区。',
  'siberia.lesson.manager.title': '百搭的经理',
  'siberia.lesson.manager.text':
    '经理是百搭。经理栏放满两个，其中一个就可以填上别的任意一栏的空格，电脑刚才就是这样做的。勘探时它可以当任何资源：请选一种，放到埃文基以外的地区。',
  'siberia.lesson.manager.hint': '执行勘探，从储备中选一种资源，再选一个地区。',
  'siberia.lesson.seller.title': '更好的交易所',
  'siberia.lesson.seller.text':
    '法兰克福什么都收，但价格低；别的交易所只收几种，价格却高。请执行销售员，把供应区的一个棋子放到东京：每个石油4,000美元。',
  'siberia.lesson.seller.hint': '执行销售员栏，选供应区的棋子，再按东京。',
  'siberia.lesson.oil.title': '卖个好价钱',
  'siberia.lesson.oil.text': '现在请执行石油。资源总是自动卖给你有销售员的、出价最高的交易所：东京的价格是法兰克福的四倍。',
  'siberia.lesson.oil.hint': '执行石油栏。',
  'siberia.lesson.depleted.title': '枯竭的地区',
  'siberia.lesson.depleted.text':
    '这是埃文基的最后一个资源：这个地区枯竭了，你的工人回到供应区。八个地区枯竭，或者地图上方五种储备中有三种耗尽时，就是最后一轮。',
  'siberia.lesson.investor.title': '永远省下一个标记',
  'siberia.lesson.investor.text': '投资板块一直留在它的栏里，直到游戏结束：从此那一栏只要一个标记。请执行投资人，拿一个你喜欢的板块。',
  'siberia.lesson.investor.hint': '执行投资人栏，再按一个投资板块。',
  'siberia.lesson.advice.title': '你已经会玩西伯利亚了',
  'siberia.lesson.advice.text':
    '让工人和销售员配合：工人去有好几种资源可采的地区，销售员去正好高价收这些资源的交易所，都要抢在别人前面。新工人像电脑那样用工人栏派出：你现在就需要一个。',

  'siberia.picture.placing.title': '放标记',
  'siberia.picture.placing.text': '标记放进它的人物栏或资源栏。第二个标记放满一栏，这一栏就可以执行了。',
  'siberia.picture.research.title': '勘探',
  'siberia.picture.research.text': '勘探区有标记的人先做勘探。把储备中的钻石放到任意一个还没有钻石的地区。',
  'siberia.picture.steps.title': '走三步',
  'siberia.picture.steps.text': '这里由一个工人走完三步，也可以由几个工人分着走。',
  'siberia.picture.seller.title': '销售员',
  'siberia.picture.seller.text': '供应区的棋子成为销售员，也可以从别的交易所或地图上调来。',
  'siberia.picture.sale.title': '开采、卖出、枯竭',
  'siberia.picture.sale.text': '石油卖给出价比法兰克福高的东京。这是最后一个资源：地区枯竭，工人回家。',
  'siberia.picture.tile.title': '投资板块',
  'siberia.picture.tile.text': '板块一直留在石油栏，原处再翻开一个。',
  'siberia.picture.areas.title': '一个标记的三个去处',
  'siberia.picture.areas.text': '工人/钻石可以放进工人栏、钻石栏或勘探区。勘探区放多少个都行，也不需要第二个标记。',
  'siberia.picture.worker.title': '从供应区来的工人',
  'siberia.picture.worker.text': '供应区还有棋子时，工人从那里来，在符拉迪沃斯托克出发。只有供应区空了，才能调用销售员或地区里的工人。',
  'siberia.picture.joker.title': '经理当百搭',
  'siberia.picture.joker.text':
    '两个经理放满一栏。一个放回袋中，另一个移到别的任意一栏的空格，在那里当作那一栏的标记。这样放满的栏从下一回合起才能执行。',
};
