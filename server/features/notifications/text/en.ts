import type { Catalogue } from '@madang/kernel';

export const en: Catalogue = {
  'notice.turn.title': 'Your turn: {game}',
  'notice.turn.since': '{names} – you are waited for since {time}.',
  'notice.turn.ends': 'Your time ends {time}.',
  'notice.turn.planStopped': 'Your plan was stopped: what is left is yours to decide.',
  'notice.turn.digest': 'Since your last turn: {lines}{left, plural, =0 {.} one {; and one thing more.} other {; and # things more.}}',
  'notice.invited.title': 'A seat for you: {game}',
  'notice.invited.body': '{name} would like to play with you and keeps a seat for you.',
  'notice.over.title': 'The match is over: {game}',
  'notice.over.place': '{place, number}. {name} ({points, number})',
  'notice.over.abandoned': 'The players ended it by vote.',
  'notice.test.title': 'Notices from Madang',
  'notice.test.body': 'It works: this is how you will be told.',
  'notice.somebody': 'Somebody',
  'notice.automa': 'Automa',
  'notice.bot': 'Bot',
  'mail.ending': 'You get this because you asked Madang ({site}) for it. To get no more of these: {url}',
  'mail.confirm.title': 'Confirm this address',
  'mail.confirm.body':
    'Somebody, we hope you, wants to be told at this address when it is their turn ({name} on {site}). If it was you, follow this link within a day. If it was not, do nothing: nothing more will come.',
  'mail.reset.title': 'A new password',
  'mail.reset.body':
    'Somebody, we hope you, has forgotten the password of {login} on {site}. Choose a new one by this link within an hour. If it was not you, do nothing: the old password stays.',
};
