import type { en } from './en.ts';

/** The lesson in Chinese. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'underwater.lesson.welcome.title': '走向海底',
  'underwater.lesson.welcome.text':
    '在海底建造城市，用隧道连接，让网络产出资源。共10轮、三次生产，分数最多者获胜。右下角是你的起始城市。六边形是大都会，以后用隧道连接。',
  'underwater.lesson.hand.title': '六张留三张',
  'underwater.lesson.hand.text':
    '每人抽六张牌，留下三张。三种颜色各留一张比较好；牌上写着同色的行动格还空几个。弃掉“全能城市奖”、“施肥行动”和“港口贸易”。',
  'underwater.lesson.hand.hint': '点选要弃掉的三张牌；“合金船队”、“潮位计”、“补给投放”留下。',
  'underwater.lesson.slot.title': '一个行动格，一张牌',
  'underwater.lesson.slot.text':
    '每轮每人三个回合。每回合选一个空闲行动格并打出一张牌。颜色相同，就还能得到牌的效果。选红4获得1海带、2塑钢，在其后打出“潮位计”并留下它：它会产出科技。',
  'underwater.lesson.slot.hint': '依次点红4格、“潮位计”的“在行动格之后”，留下该牌并确认。',
  'underwater.lesson.tunnels.title': '隧道',
  'underwater.lesson.tunnels.text':
    '电脑行动完了。选黄2，在其后打出“补给投放”，建两条隧道，每条1塑钢和1信用点：先从起始城市向左，再向上。左边的位置印有奖励，立刻得1塑钢。然后用牌拿信用点。',
  'underwater.lesson.tunnels.hint': '黄2；“补给投放”（在行动格之后）；左边的隧道、上边的隧道；再选信用点并确认。',
  'underwater.lesson.order.title': '先用牌',
  'underwater.lesson.order.text':
    '同色的牌可以在行动格之前生效。选绿1，先打出“合金船队”：它给的塑钢和信用点正好用来建城市。在左边隧道的尽头建一座不需要生物质的非共生城市。',
  'underwater.lesson.order.hint': '绿1；“合金船队”（在行动格之前）；在中下建非共生城市；然后确认。',
  'underwater.lesson.network.title': '发光就是已连接',
  'underwater.lesson.network.text':
    '隧道通到了新城市，所以它在发光：已连接。只有已连接的才会产出、消耗食物和计分。蓝色大都会需要一条隧道，棕色的需要两条。',
  'underwater.lesson.action.title': '行动牌',
  'underwater.lesson.action.text': '选黄1，先打出行动牌“人才发掘”并留下它。这个格让你使用一张行动牌：马上用它抽两张牌。每张行动牌每个时代可用一次。',
  'underwater.lesson.action.hint': '黄1；“人才发掘”（在行动格之前）；留下；使用行动牌“人才发掘”；确认。',
  'underwater.lesson.goods.title': '行动格的另一半',
  'underwater.lesson.goods.text': '这个格还给两个不同的资源，任你选。拿一个海带（建农场、供食）和一个科技（升级用），然后确认，就能看到抽到的牌。',
  'underwater.lesson.goods.hint': '选海带，再选科技，然后确认。',
  'underwater.lesson.colour.title': '颜色不同的牌',
  'underwater.lesson.colour.text':
    '回合开始时手牌最多三张，已替你弃掉两张。任何牌都能配合行动格：把黄色的“食堂积分”打在红1。牌没有效果，但你可以建农场：两座城市各一座。',
  'underwater.lesson.colour.hint': '红1；“食堂积分”；最多两座农场：右下城市 a、中下城市 a；确认。',
  'underwater.lesson.federation.title': '联邦轨',
  'underwater.lesson.federation.text':
    '在联邦轨上最靠前的人下一轮先行动。选绿3：前进两格，在第3格得1信用点。在其后打出同色的“改装小组”：它给一张牌和一次升级。',
  'underwater.lesson.federation.hint': '绿3；“改装小组”（在行动格之后）；走第二步：是；确认。',
  'underwater.lesson.upgrade.title': '升级',
  'underwater.lesson.upgrade.text': '“改装小组”免费升级一个设施，平时要花1科技。升级起始城市的农场：它以后除了海带还会产出分数。',
  'underwater.lesson.upgrade.hint': '点右下城市的农场，然后确认。',
  'underwater.lesson.symbiotic.title': '共生城市',
  'underwater.lesson.symbiotic.text':
    '两轮过去了，你有了淡化厂和生物质。选黄3，打出“实验室海带培养”（没有效果）。在上边隧道的尽头建共生城市（生产时得2分），再在旁边建一座实验室。',
  'underwater.lesson.symbiotic.hint': '黄3；“实验室海带培养”；建城市：右中，共生；在其 a 位建实验室；确认。',
  'underwater.lesson.production.title': '生产',
  'underwater.lesson.production.text':
    '第4轮后，所有已连接的都会产出：农场产海带，淡化厂和隧道产信用点，实验室产科技。随后每座已连接的城市吃1海带，没有就吃生物质；两样都没有，每座扣3分。预测面板随时可看。',
  'underwater.lesson.scoring.title': '三个时代之后',
  'underwater.lesson.scoring.text':
    '接下来还有两个各三轮的时代，牌更强，行动牌也恢复可用。结束时已连接的城市每座2分；有一种、两种、三种建筑时为3、4、6分。再加棕色大都会、终局计分牌，以及每4个资源1分。',
  'underwater.lesson.advice.title': '你已学会海底都市',
  'underwater.lesson.advice.text': '只有三次生产，所以要早连接。让一座城市有全部三种建筑，为想要的行动格留一张同色牌。',
  'underwater.picture.colours.title': '行动格与牌',
  'underwater.picture.colours.text':
    '一个空闲的行动格，一张牌。格是红的，牌也是红的：牌的效果有效，可在行动格之前或之后。“潮位计”留下。回合结束时抽一张牌。',
  'underwater.picture.blank.title': '颜色不同',
  'underwater.picture.blank.text': '红色行动格配黄色牌：行动格照常执行，牌没有效果就弃掉。农场花1海带；城市的建筑位上可以建任何建筑。',
  'underwater.picture.tunnels.title': '奖励付下一条的钱',
  'underwater.picture.tunnels.text': '隧道花1塑钢和1信用点，必须接在与起始城市相连的地方。左边位置印着的奖励立刻到手：它的塑钢可以付第二条隧道。',
  'underwater.picture.first.title': '先用牌',
  'underwater.picture.first.text': '非共生城市花2塑钢、1海带、1信用点。先打出“合金船队”，缺的就有了；这样才能选这个行动格。',
  'underwater.picture.network.title': '什么是已连接',
  'underwater.picture.network.text':
    '两条隧道从起始城市伸出。城市建在与已有城市只隔一个隧道位的地方，隧道建没建都行。这里已有隧道通到，所以它已连接：只有已连接的才产出、吃饭、计分。',
  'underwater.picture.track.title': '联邦轨',
  'underwater.picture.track.text': '每走一步得到所进格子的奖励：4没有，3得1信用点，2得1塑钢，1得1分。走得最远的人下一轮先行动，然后所有标记退回。',
  'underwater.picture.upgrade.title': '升级',
  'underwater.picture.upgrade.text':
    '通常每个设施花1科技；这张牌免费。升级过的农场产出1海带和1分；同一城市有两座，再多1海带和1分。每个设施只能升级一次，城市不能升级。',
  'underwater.picture.produce.title': '生产与供食',
  'underwater.picture.produce.text':
    '时代的最后一个回合结束，所有已连接的都产出：农场产海带，淡化厂和隧道产信用点，实验室产科技，共生城市给2分。然后每座已连接的城市吃1海带或1生物质，否则扣3分。',
  'underwater.picture.metropolis.title': '大都会',
  'underwater.picture.metropolis.text':
    '隧道穿过空的城市位，通到蓝色大都会：一条隧道就连接了它，棕色的要两条。连接之后才给它所画的好处。大都会不是城市：不吃饭，也不建建筑。',
};
