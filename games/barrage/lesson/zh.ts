import type { en } from './en.ts';

/** The lesson in simplified Chinese. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'barrage.lesson.welcome.title': '阿尔卑斯的水力',
  'barrage.lesson.welcome.text': '你的公司用阿尔卑斯山的水发电。五轮之后分数最高的人获胜；分数来自生产、完成的合约和建成的部件。',
  'barrage.lesson.system.title': '三个部件，一个系统',
  'barrage.lesson.system.text':
    '水沿着河流往下流。接下来你要建一座蓄水的水坝（8号盆地的弧形）、一条把水引到9号盆地的水道（圆圈2），再在那里建一座用水生产能源的发电站。',
  'barrage.lesson.base.title': '水坝从坝基开始',
  'barrage.lesson.base.text': '每轮你有12名工程师，每个行动都要用掉几名。请选施工，再选坝基板块，然后选水坝8下：水源A的水会流过那里。',
  'barrage.lesson.base.hint': '依次选施工、坝基板块、水坝8下。',
  'barrage.lesson.wheel.title': '没有丢掉，只是晚些回来',
  'barrage.lesson.wheel.text': '坝基板块和三台挖掘机现在放在轮盘上，每次施工轮盘转一格。转满一圈就能收回，在那之前不能使用。',
  'barrage.lesson.excavator.title': '还差一台',
  'barrage.lesson.excavator.text': '水道需要生产值两倍的挖掘机：生产值2的水道要四台，你只有三台。请到机械商店，用一名工程师和2元买一台。',
  'barrage.lesson.excavator.hint': '选机械商店的挖掘机，左边的行动位。',
  'barrage.lesson.conduit.title': '水道',
  'barrage.lesson.conduit.text':
    '这条生产值2的水道从8号盆地通到9号盆地：每颗水滴产生2单位能源。请用水道板块建造它。一轮中的施工依次要1、2、3、3名工程师，这是你的第二次。',
  'barrage.lesson.conduit.hint': '依次选施工、水道板块、水道8B。',
  'barrage.lesson.powerhouse.title': '发电站',
  'barrage.lesson.powerhouse.text': '发电站必须建在水道的另一头，也就是9号盆地。第一座要两台搅拌机，以后每多一座就多一台。建成后，你的系统就完整了。',
  'barrage.lesson.powerhouse.hint': '依次选施工、发电站板块、发电站9-2。',
  'barrage.lesson.water.title': '引水',
  'barrage.lesson.water.text':
    '电脑已经用灰色水坝的水生产过一次：灰色的是中立水坝，人人可用。你的水坝还是空的：请在水源A放一颗立即流动的水滴，它会一直流到你的水坝。',
  'barrage.lesson.water.hint': '选水资源管理处的立即1颗，左边的行动位，再选水源A。',
  'barrage.lesson.contract.title': '合约',
  'barrage.lesson.contract.text':
    '一次生产达到合约要求的能源，就能得到奖励。你很快就能生产4单位：水滴产生2，涡轮机站再加2。请到合约办公室拿取要求4单位能源的绿色合约（5分和一台挖掘机）。',
  'barrage.lesson.contract.hint': '选合约办公室的1张，左边的行动位，再选合约G13。',
  'barrage.lesson.produce.title': '生产',
  'barrage.lesson.produce.text':
    '现在轮到涡轮机站：一颗水滴乘以生产值2，这个行动位再加2，一共4单位能源，够你手里的两张合约用。但一次生产只能完成一张：请完成刚才拿到的合约。',
  'barrage.lesson.produce.hint': '选涡轮机站+2左边的行动位，再完成合约G13。',
  'barrage.lesson.turn.title': '水流不息，轮盘常转',
  'barrage.lesson.turn.text':
    '水滴离开发电站后，被9号盆地的中立水坝拦住了，电脑刚刚用它生产了一次。请把最后一名工程师派到工作室：你的轮盘转一格，板块和机械就能早些回来。',
  'barrage.lesson.turn.hint': '选工作室的转1格，左边的行动位。',
  'barrage.lesson.round.title': '一轮结束',
  'barrage.lesson.round.text':
    '没有工程师的人退出本轮。所有人都退出后，水源的水流下来，再按能源结算：第一名6分，第二名2分（你们并列，平分8分），还有轨道上方的金钱，4单位能源得3元。',
  'barrage.lesson.bonus.title': '能源多，奖励多',
  'barrage.lesson.bonus.text':
    '每轮有一张计分板块，这一轮是每座发电站5分。走到轨道上有边框的格子（现在是12）就能全拿；每差一个六格的区段少4分，不到6就什么也得不到。',
  'barrage.lesson.goals.title': '长久的好处',
  'barrage.lesson.goals.text':
    '一排的第二、第四、第五个部件建成后会露出一项收入，以后每轮都有。游戏结束时还要结算目标板块：这一局看谁在红色位置上建得最多。在那里建造要多付3元。',
  'barrage.lesson.advice.title': '你已经会玩水坝了',
  'barrage.lesson.advice.text':
    '始终按系统来想：在肯定有水流来的地方，先建能让你最早开始生产的部件，手里再留一张合适的合约。用别人的水道要付钱，你的水道别人也能用。',

  'barrage.picture.building.title': '施工',
  'barrage.picture.building.text': '板块和挖掘机放上轮盘，轮盘转一格，坝基就建在地图上。',
  'barrage.picture.neutral.title': '用中立水坝生产',
  'barrage.picture.neutral.text': '德国把中立水坝的水滴经自己的水道引到自己的发电站：1颗水滴乘以生产值3。水滴随后流出地图。',
  'barrage.picture.drop.title': '立即流动的水滴',
  'barrage.picture.drop.text': '水滴沿河流下，直到被有空位的水坝拦住。',
  'barrage.picture.contract.title': '生产完成合约',
  'barrage.picture.contract.text': '1颗水滴乘以生产值2，行动位再加2，一共4单位能源，完成合约。水滴流向下一座水坝。',
  'barrage.picture.round.title': '一轮结束',
  'barrage.picture.round.text': '水源的水流下来，按能源得分，并列第一平分8分；再按区段得到金钱，能源指示物回到0。',
  'barrage.picture.constructions.title': '第二次施工',
  'barrage.picture.constructions.text': '一轮中的施工依次要1、2、3、3名工程师，第四次还要3元。水道需要生产值两倍的挖掘机：生产值2要4台。',
  'barrage.picture.fee.title': '借用别人的水道',
  'barrage.picture.fee.text': '中立水坝的水滴经德国的水道流到自己的发电站：3单位能源。每颗水滴要付水道所有者1元，所有者另得1分。',
  'barrage.picture.offices.title': '一次拿两张合约',
  'barrage.picture.offices.text': '从公开的六张里拿两张，中间不补充。未完成的合约超过三张就弃到三张；空位在回合结束时补上。',
  'barrage.picture.later.title': '等待的水滴',
  'barrage.picture.later.text': '“稍后”的水滴放在自选的水源上，轮末与水源板块的水滴一起流下。可以都放一处，也可以分放两处。',
  'barrage.picture.returns.title': '轮盘归还的东西',
  'barrage.picture.returns.text': '德国把轮盘转三格。每转一格，就收回转到入口位置的那一格里的东西：板块和机械又能使用。',
};
