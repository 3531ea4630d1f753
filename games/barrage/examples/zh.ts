/** The worked examples in Chinese. */
export const zh = {
  'barrage.example.fee.title': '每颗水滴的费用',
  'barrage.example.fee.text': '德国生产值为3的水道把两颗水滴引到你的发电站：6单位能源。每颗水滴付给德国1元，德国每颗得1分。',
  'barrage.example.bonus.title': '生产值乘水滴，再计加值',
  'barrage.example.bonus.text': '两颗水滴经过意大利生产值为4的水道产生8单位能源，行动位再加1：共9。加值只计一次，不按水滴计算。',
  'barrage.example.onward.title': '用过的水继续流动',
  'barrage.example.onward.text': '生产之后水滴离开发电站，越过上方已满的水坝，停在下方意大利的空水坝里。',
  'barrage.example.second.title': '德国生产两次',
  'barrage.example.second.text':
    '建好第三座发电站的德国可用另一座发电站再生产一次。第一次生产的两颗水滴刚刚注满第二次所用的水坝；加值只在第一次计算。',
  'barrage.example.mountain.title': '第一座有空位的水坝',
  'barrage.example.mountain.text': '放在水源C的水滴一直往下流，直到有空位的水坝把它拦住：你在山脉的水坝高度为2，已有一颗水滴，还能再留一颗。',
  'barrage.example.usa.title': '流过美国发电站的水',
  'barrage.example.usa.text': '意大利生产8单位能源。随后两颗水滴流经美国发电站所在的一排，而美国已建好第三座发电站：每颗水滴使其能源前进1。',
  'barrage.example.nowhere.title': '没有水坝拦住的水滴',
  'barrage.example.nowhere.text': '水源D下方没有水坝。水滴流过7号盆地，再经过10号和12号的发电站，流出地图。',
  'barrage.example.flow.title': '所有的水流动',
  'barrage.example.flow.text':
    '你用掉最后一名工程师，本轮结束，水滴逐颗流下。A：你的山脉水坝已满；中立水坝再留一颗，第二颗流出地图。C：你的山脉水坝、德国的上方水坝和其下的中立水坝各留住一颗。',
  'barrage.example.overflow.title': '漫过满水坝的水',
  'barrage.example.overflow.text':
    '本轮结束，水源B的水滴遇到法国的满水坝。它继续流过你在5号盆地的发电站，停在那里的水坝：建好三座发电站的美国在能源计分前得到1单位能源。',
  'barrage.example.behind.title': '用过的水滴流向何处',
  'barrage.example.behind.text':
    '意大利用6号盆地的发电站生产。该盆地的两座水坝都已满，两颗水滴越过它们：第一颗停在10号盆地的空水坝，第二颗见它也满了，经12号盆地流出地图。',
  'barrage.example.links.title': '哪座水坝，哪条水道',
  'barrage.example.links.text':
    '从5号盆地出发，你的水道通往8号，意大利的水道通往10号的你的发电站；两者都可用你的水坝或中立水坝的水，但不能用1号盆地德国水坝的水。自己的水道不收费：3单位能源，第二座发电站再加1。',
  'barrage.example.one-contract.title': '一次生产一张合约',
  'barrage.example.one-contract.text':
    '你的标记在5。一颗生产值5的水滴加上行动位的2共7：前进到12。7足以满足你的任何一张合约，但一次生产只能完成一张。这张再给2单位能源，到14，并转动轮盘两格。',
  'barrage.example.national.title': '国家合约',
  'barrage.example.national.text':
    '法国生产2 × 4，行动位加1，发电站加1：共10。国家合约要求13，但建好第三座发电站的法国完成任何合约都少需3。要求14的那张还达不到。',
  'barrage.example.italy.title': '意大利的三步',
  'barrage.example.italy.text': '意大利生产4，发电站加1：共5。建好第三座发电站后标记再前进3，到8；但这3不能用于合约，所以要求6的那张无法完成。',
  'barrage.example.viktor.title': '维克托·菲斯勒的4',
  'barrage.example.viktor.text': '一颗水滴经过生产值1的水道，行动位还要减2：别人无法这样生产。维克托·菲斯勒把1按4计算，4 − 2得2单位能源。',
  'barrage.example.fourth.title': '第四次施工',
  'barrage.example.fourth.text':
    '本轮已施工三次。第四次同样需要3名工程师，红框再付3元。水道每点生产值需要2台挖掘机：生产值4需8台。生产值5的水道，你的9台不够。',
  'barrage.example.back.title': '归还得太晚',
  'barrage.example.back.text':
    '每次施工轮盘转一格。这次会归还坝基板块和3台挖掘机，但要在付费之后：供应区只有3台挖掘机，可建花费2台的水道，不能建花费4台的。',
  'barrage.example.income.title': '解锁的收入',
  'barrage.example.income.text':
    '德国在丘陵建坝基，是本轮第一次施工：1名工程师，4台挖掘机。这是它的第二个坝基，该栏的第一项收入解锁：立即得3分，以后每个收入阶段再得。',
  'barrage.example.red-site.title': '收入到手之前就要付',
  'barrage.example.red-site.text':
    '意大利有3元，第四次施工要用掉。红色位置的坝基再要3元。它会解锁3元收入，但收入不能支付带来它的部件：只能建在免费位置。',
  'barrage.example.red-space.title': '红框',
  'barrage.example.red-space.text': '这一行的左边位置有德国的人。右边位置效果相同，但需要3名工程师而不是2名，除行动的2元外，红框还要3元。',
  'barrage.example.powerhouses.title': '发电站III',
  'barrage.example.powerhouses.text': '你的第三座发电站需要4台搅拌机。发电站III板块为你的每座发电站给3分，包括新建的：共9分。',
  'barrage.example.jill.title': '吉尔·麦克多维尔的搅拌机',
  'barrage.example.jill.text': '生产值5的水道需要10台挖掘机。吉尔·麦克多维尔可改付5台搅拌机，每点一台。两者不能混用。',
  'barrage.example.solomon.title': '执行官与板块并用',
  'barrage.example.solomon.text': '水道II板块让最贵的水道也只需5台挖掘机。索罗门·P·乔丹可用3元代替每台机械：这里是3台挖掘机和6元。',
  'barrage.example.mahiri.title': '玛希利的最后一名工程师',
  'barrage.example.mahiri.text':
    '复制之后必须执行一个行动。玛希利·斯科波把最后一名工程师放到专属行动位；发电站I不需要工程师，她用2台搅拌机建造。没有这块板块就不能复制。',
  'barrage.example.round.title': '一轮的计分',
  'barrage.example.round.text':
    '能源为8、5、5和0。第一得6分；并列第二各得1分。按能源得4、3、3元；没有能源也得3元，但失3分。新一轮能源最少者先行：意大利，然后因相同者对调，法国在德国之前，最后是你。',
  'barrage.example.sections.title': '计分板块按分段计分',
  'barrage.example.sections.text':
    '第3轮：每座发电站5分。法国（24）超过第3段：2 × 5 = 10。意大利（12）差一段：15 − 4 = 11。德国（6）差两段：5 − 8，不得分。你不足6：三座也不得分。',
  'barrage.example.incomes.title': '公司的全部收入',
  'barrage.example.incomes.text':
    '本轮结束，下一轮从收入开始。美国已建两个坝基、四个高程和两条水道：解锁了轮盘一格、一台机械、2分和两颗立即流动的水滴，以及3分。全部获得。',
  'barrage.example.final.title': '最终计分',
  'barrage.example.final.text':
    '第5轮：名次2分。然后是目标：两个坝基经你的水道连到你的发电站，最多：15分。供应区有4台搅拌机、6台挖掘机和8元：共18，每5个1分：3分；轮盘上的不计。你的水坝里有两颗水滴：2分。',
};
