import type { Catalogue } from '@madang/kernel';

export const ko: Catalogue = {
  'notice.turn.title': '내 차례: {game}',
  'notice.turn.since': '{names} – {time}부터 내 차례를 기다리고 있습니다.',
  'notice.turn.ends': '{time}에 제한 시간이 끝납니다.',
  'notice.turn.planStopped': '계획이 멈췄습니다. 남은 것은 직접 정하세요.',
  'notice.turn.digest': '지난 차례 이후: {lines}{left, plural, =0 {} other { 외 #건}}',
  'notice.invited.title': '함께하실래요? {game}',
  'notice.invited.body': '{name} 님이 함께 즐기려고 자리를 맡아 두었습니다.',
  'notice.over.title': '게임이 끝났습니다: {game}',
  'notice.over.place': '{place, number}등 {name} ({points, number}점)',
  'notice.over.abandoned': '투표로 게임을 그만두었습니다.',
  'notice.test.title': '마당 알림',
  'notice.test.body': '잘 도착했습니다. 앞으로 이렇게 알려 드립니다.',
  'notice.somebody': '누군가',
  'notice.automa': '오토마',
  'notice.bot': '봇',
  'mail.ending': '마당({site})에서 신청하신 알림입니다. 더 받지 않으려면: {url}',
  'mail.confirm.title': '메일 주소를 확인해 주세요',
  'mail.confirm.body':
    '{site}의 {name} 님이 이 주소로 차례 알림을 받겠다고 했습니다. 본인이라면 하루 안에 아래 링크를 눌러 주세요. 본인이 아니라면 그냥 두세요. 더는 메일을 보내지 않습니다.',
  'mail.reset.title': '새 비밀번호',
  'mail.reset.body':
    '{site}에서 {login} 계정의 비밀번호를 잊었다는 요청이 있었습니다. 본인이라면 한 시간 안에 아래 링크에서 새 비밀번호를 정해 주세요. 본인이 아니라면 그냥 두세요. 비밀번호는 그대로입니다.',
};
