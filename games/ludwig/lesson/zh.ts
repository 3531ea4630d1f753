import type { en } from './en.ts';

/** The lesson in Chinese. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'ludwig.lesson.welcome.title': '国王的城堡',
  'ludwig.lesson.welcome.text': '你围绕这个门厅建造城堡。每放一个房间立即得分；游戏结束时，国王的喜好和你的奖励卡还会带来分数。分数最多者获胜。',
  'ludwig.lesson.cards.title': '秘密的心愿',
  'ludwig.lesson.cards.text':
    '奖励卡在游戏结束时计分，只有你自己看得到。三张留两张：放回楼梯那张。另外两张计算尺寸 200 的房间和外部入口，也就是通向城堡外面的入口。',
  'ludwig.lesson.cards.hint': '按下楼梯那张卡。',
  'ludwig.lesson.buy.title': '价格由电脑定',
  'ludwig.lesson.buy.text':
    '每轮每人可买一次，建筑总监最后买。现在电脑是总监：价格由它定，钱也付给它。用 6,000 买下西挂毯厅：它的符号会为每个相连的活动或户外房间给 3 分。',
  'ludwig.lesson.buy.hint': '按下市场上的西挂毯厅。',
  'ludwig.lesson.place.title': '入口对入口',
  'ludwig.lesson.place.text':
    '新房间必须有一个入口与城堡的入口相接。把它放在门厅的东入口；按 R、滚轮或两指可以旋转。旁边的框说明得分：板块上的 2 分。',
  'ludwig.lesson.place.hint': '放在门厅东边亮起的位置。',
  'ludwig.lesson.prices.title': '现在由你定价',
  'ludwig.lesson.prices.text':
    '没卖出的房间各得 1,000，归买家所有。现在你是建筑总监：你最后买，其他人都付钱给你。把电脑想要的盥洗室定为 10,000，把你想要的洪丁小屋定为 8,000，然后确定价格。',
  'ludwig.lesson.prices.hint': '拿起盥洗室放到 10,000，再把洪丁小屋放到 8,000，然后按“价格就这样”。',
  'ludwig.lesson.paid.title': '收款与完成',
  'ludwig.lesson.paid.text':
    '电脑为盥洗室付给你 10,000。它只有一个入口，所以一放下就完成了：所有入口都已相连。完成的房间按类型给奖励；杂用房间给一张奖励卡。',
  'ludwig.lesson.symbol.title': '邻居给的分',
  'ludwig.lesson.symbol.text':
    '买下洪丁小屋，上面的 1,000 也归你。把它放在西挂毯厅东边：板块 4 分，再加挂毯厅符号的 3 分，因为它是户外房间。注意它的栅栏：任何板块都不能贴着它。',
  'ludwig.lesson.symbol.hint': '买下洪丁小屋，放在东边亮起的位置。',
  'ludwig.lesson.own.title': '自己的符号',
  'ludwig.lesson.own.text': '日光室为每个相连的户外房间得 2 分。买下它，放在洪丁小屋南边：板块 2 分，符号 2 分。它的尺寸是 200，也算进你的奖励卡。',
  'ludwig.lesson.own.hint': '买下日光室，放在洪丁小屋下方亮起的位置。',
  'ludwig.lesson.hallway.title': '走廊',
  'ludwig.lesson.hallway.text':
    '你又是建筑总监，这次的价格已替你定好。走廊和楼梯总是 3,000。它们本身没有分数，但入口很多。买一块走廊，接上日光室最后一个开着的入口：所有入口都相连，房间就完成了。',
  'ludwig.lesson.hallway.hint': '买下城堡下方的走廊，放在日光室西边亮起的位置。',
  'ludwig.lesson.completed.title': '完成',
  'ludwig.lesson.completed.text': '日光室完成了。卧室的奖励是做个好梦：翻看一堆房间。选尺寸 400 的那一堆。',
  'ludwig.lesson.completed.hint': '按下尺寸 400 的那一堆。',
  'ludwig.lesson.look.title': '接下来的房间',
  'ludwig.lesson.look.text': '只有你看得到这些房间。最多两块放到房间卡堆上，它们会最先进入市场。放上法式凉亭，然后不再拿。',
  'ludwig.lesson.look.hint': '按下法式凉亭，然后按“到此为止”。',
  'ludwig.lesson.pass.title': '太贵了',
  'ludwig.lesson.pass.text': '凉亭来了，电脑把它定在 15,000，而你只有 8,000。买不起或不想买的人跳过，从银行拿 5,000。',
  'ludwig.lesson.pass.hint': '按“跳过，拿 5,000”。',
  'ludwig.lesson.favors.title': '国王喜欢什么',
  'ludwig.lesson.favors.text': '游戏结束时，每张喜好按名次给 8、4、2、1 分，并列者平分。这里比的是户外房间和杂用房间的数量。数字表示现在结束会怎样。',
  'ludwig.lesson.end.title': '如何结束',
  'ludwig.lesson.end.text': '房间卡用完的那一轮是最后一轮。然后计算：国王的喜好、清空的堆中每块板块 2 分、奖励卡、每 10,000 得 1 分。',
  'ludwig.lesson.advice.title': '你已学会建城堡',
  'ludwig.lesson.advice.text': '把符号想要的房间接起来，完成房间拿奖励，别人想要的就定到他们肯付的高价。地下墓室这样的暗色房间在地下：要先有楼梯。',
  'ludwig.picture.entrances.title': '入口对入口',
  'ludwig.picture.entrances.text': '房间必须有一个入口与城堡的入口相接，其余的可以敞开或靠着墙。能放的位置和方向都会亮起。得到印在板块上的 2 分。',
  'ludwig.picture.score.title': '房间怎样得分',
  'ludwig.picture.score.text':
    '先得印着的 4 分。再看符号：西挂毯厅为每个相连的活动或户外房间给 3 分，这一间也算。栅栏必须空着：任何板块都不能贴着它。',
  'ludwig.picture.completed.title': '完成与奖励',
  'ludwig.picture.completed.text':
    '走廊接上了日光室最后一个开着的入口：所有入口都已相连，日光室完成，奖励只给一次。卧室的奖励是翻看一堆房间。被堵住的入口永远不能相连。',
  'ludwig.picture.prices.title': '建筑总监的定价',
  'ludwig.picture.prices.text': '建筑总监把房间分放到各价格，最后才买。别人把钱付给建筑总监：盥洗室 10,000；放在上面的 1,000 归买家。',
  'ludwig.picture.passing.title': '跳过',
  'ludwig.picture.passing.text': '付不起或不想买的人跳过，从银行拿 5,000。建筑总监什么也得不到。',
  'ludwig.picture.downstairs.title': '地下',
  'ludwig.picture.downstairs.text':
    '楼梯通往地下：亮的一端接城堡，暗的一端接地下房间。地牢得 1 分，城堡里每间地下房间再得 2 分，它自己也算：共 3 分。楼梯也因此完成，通道的奖励是一块免费的通道板块。',
  'ludwig.picture.at-once.title': '一放下就完成',
  'ludwig.picture.at-once.text': '衣帽间只有一个入口，正对门厅，所以一放下就完成：得 1 分和杂用房间的奖励。两张奖励卡里留一张。',
  'ludwig.picture.activity.title': '吵闹的邻居',
  'ludwig.picture.activity.text': '钢琴室每贴着一间起居房间或卧室就少 1 分，隔着墙也算。客厅正是这样的房间，但它的符号给 3 分：3 − 1 + 3 = 5 分。',
  'ludwig.picture.corridors.title': '门厅也是通道',
  'ludwig.picture.corridors.text': '大寝室为每个相连的通道给 2 分。走廊、楼梯和门厅都算：4 + 2 = 6 分。',
  'ludwig.picture.two-doors.title': '两个入口只算一次',
  'ludwig.picture.two-doors.text': '觐见厅贴着门厅：7 − 2 = 5。马厩以两个入口与它相接，符号只算一次：5 + 1 = 6。觐见厅就此完成：活动房间给 5 分。',
  'ludwig.picture.extra-turn.title': '储肉间满了',
  'ludwig.picture.extra-turn.text': '日光室接上了储肉间最后一个入口。完成的餐饮房间让你在下一位玩家之前再行动一次：再买，或跳过拿 5,000。',
};
