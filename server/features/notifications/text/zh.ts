import type { Catalogue } from '@madang/kernel';

export const zh: Catalogue = {
  'notice.turn.title': '轮到你了：{game}',
  'notice.turn.since': '{names}——从{time}起在等你行动。',
  'notice.turn.ends': '你的时间将在{time}用完。',
  'notice.turn.planStopped': '你的计划已停止，剩下的由你决定。',
  'notice.turn.digest': '你上一回合之后：{lines}{left, plural, =0 {。} other {；另有#项。}}',
  'notice.invited.title': '邀你入座：{game}',
  'notice.invited.body': '{name}想和你一起玩，并为你留了座位。',
  'notice.over.title': '对局结束：{game}',
  'notice.over.place': '第{place, number}名{name}（{points, number}分）',
  'notice.over.abandoned': '玩家投票结束了这一局。',
  'notice.test.title': 'Madang通知',
  'notice.test.body': '收到了：以后就这样通知你。',
  'notice.somebody': '某人',
  'notice.automa': '自动对手',
  'notice.bot': '机器人',
  'mail.ending': '这是你在Madang（{site}）订阅的通知。不想再收到：{url}',
  'mail.confirm.title': '请确认这个邮箱地址',
  'mail.confirm.body':
    '{site}上的{name}想用这个地址接收轮到自己时的通知。如果是你本人，请在一天之内打开下面的链接；如果不是，请不必理会，我们不会再发邮件。',
  'mail.reset.title': '新密码',
  'mail.reset.body': '有人在{site}上说忘记了{login}的密码。如果是你本人，请在一小时之内用下面的链接设置新密码；如果不是，请不必理会，原密码不变。',
};
