import { PASSWORD } from '../../../bench/house/templates.ts';
import type { Scene } from './scene.ts';

type Asked = readonly [path: string, body?: unknown];
type Ask = (scene: Scene) => readonly Asked[];

const id = 'AAAAAAAAAAAAAAAAAAAA';
const key = { id, clientDataJSON: id, attestationObject: id, authenticatorData: id, signature: id, transports: [] };
const everywhere = ({ live, waiting, told }: Scene): readonly string[] => [live, waiting, told];
const at = (table: string, rest = ''): string => `/api/tables/${table}${rest}`;
const seats = [{ kind: 'me' }, { kind: 'open' }];
/** Only of those two: to hash a password takes longest of all, and nothing of it depends on who asks. */
const hashing = ({ role }: Scene, ...asked: readonly Asked[]): readonly Asked[] => (role === 'guest' || role === 'busiest' ? asked : []);
const days = { kind: 'days', days: 1 };

/** What is asked by each route, in this order: what a person cannot take back comes last. A route without a row fails its test. */
export const REQUESTS: Readonly<Record<string, Ask>> = {
  'get /healthz': () => [['/healthz']],
  'get /metrics': () => [['/metrics']],
  'get /api/session': () => [['/api/session']],
  'post /api/session': () => [['/api/session', { language: 'en' }]],
  'patch /api/session': () => [['/api/session', { name: 'Another name' }]],
  'get /api/announcement': () => [['/api/announcement']],
  'get /api/games': () => [['/api/games']],
  'get /api/rules/{game}/{version}': ({ game }) => [[`/api/rules/${game}/0`]],
  'get /api/tables': () => [['/api/tables'], ['/api/tables?open=1700000000000.x&mine=1780000000000.x'], ['/api/tables?mine=0.x']],
  'get /api/tables/{id}': (scene) => everywhere(scene).map((table) => [at(table)]),
  'get /api/tables/{id}/document': ({ told }) => [[at(told, '/document')]],
  'get /api/tables/{id}/analysis': ({ told }) => [[at(told, '/analysis')]],
  'get /api/ladders/{game}/{seats}': ({ game, seats: many }) => [[`/api/ladders/${game}/${many}`], [`/api/ladders/${game}/3`]],
  'get /api/deals': () => [['/api/deals']],
  'post /api/deals/{game}': ({ game }) => [[`/api/deals/${game}`]],
  'get /api/deals/{game}/{day}': ({ game }) => [[`/api/deals/${game}/2026-01-01`], [`/api/deals/${game}/${new Date().toISOString().slice(0, 10)}`]],
  'get /t/{id}': (scene) => everywhere(scene).map((table) => [`/t/${table}`]),
  'get /join/{id}/{invitation}': ({ waiting }) => [[`/join/${waiting}/${id}`]],
  'get /replay/{id}': ({ told }) => [[`/replay/${told}`]],
  'get /g/{game}': ({ game }) => [[`/g/${game}`]],
  'get /api/cups': () => [['/api/cups']],
  'get /api/cups/{id}': ({ cup, gathering }) => [[`/api/cups/${cup}`], [`/api/cups/${gathering}`]],
  'get /api/people/{id}': ({ me, other }) => [[`/api/people/${me}`], [`/api/people/${other}`]],
  'get /api/people/{id}/matches': ({ me, other }) => [
    [`/api/people/${me}/matches`],
    [`/api/people/${other}/matches`],
    [`/api/people/${other}/matches?after=1740000000000.x`],
  ],
  'get /api/acquaintances': () => [['/api/acquaintances']],
  'get /api/relations': () => [['/api/relations']],
  'put /api/relations/{person}': ({ other }) => [
    [`/api/relations/${other}`, { kind: 'friend' }],
    [`/api/relations/${other}`, { kind: 'blocked' }],
  ],
  'delete /api/relations/{person}': ({ other }) => [[`/api/relations/${other}`]],
  'get /api/tables/{id}/view': ({ live }) => [[at(live, '/view')]],
  'post /api/tables/{id}/play': ({ live }) => [[at(live, '/play'), { seat: 0, seq: 0, command: 'command-1', moves: [{ id: 1 }] }]],
  // It never ends; what it reads, followers of lists read by sockets.
  'get /api/stream': () => [],
  'get /api/tables/{id}/note': ({ live }) => [[at(live, '/note')]],
  'put /api/tables/{id}/note': ({ live }) => [
    [at(live, '/note'), { text: 'mine' }],
    [at(live, '/note'), { text: '' }],
  ],
  'get /api/account': () => [['/api/account']],
  'get /api/account/export': ({ role }) => (role === 'host' ? [] : [['/api/account/export']]),
  'get /api/account/notices': () => [['/api/account/notices']],
  'put /api/account/notices': () => [['/api/account/notices', { turn: true, invited: true, over: true, minutes: 5 }]],
  'put /api/account/quiet': () => [['/api/account/quiet', { quiet: { from: 60, to: 120, zone: 'UTC' } }]],
  'post /api/account/holidays': () => [['/api/account/holidays', { first: '2030-01-01', last: '2030-01-02', zone: 'UTC' }]],
  'delete /api/account/holidays/{from}': () => [['/api/account/holidays/1893456000000']],
  'post /api/account/receivers': () => [['/api/account/receivers', { kind: 'mail', address: 'x@madang.example', current: PASSWORD }]],
  'post /api/account/receivers/{id}/test': () => [[`/api/account/receivers/${id}/test`]],
  'delete /api/account/receivers/{id}': () => [[`/api/account/receivers/${id}`]],
  'post /api/mail/confirm': () => [['/api/mail/confirm', { token: id }]],
  'get /api/mail/unsubscribe/{link}': () => [[`/api/mail/unsubscribe/${id}`]],
  'post /api/mail/unsubscribe/{link}': () => [[`/api/mail/unsubscribe/${id}`, {}]],
  'post /api/faults': () => [['/api/faults', { part: 'map', message: 'm', stack: '', game: null, version: null, step: null }]],
  'post /api/tables': ({ game }) => [[`/api/tables`, { game, seats, clock: days }]],
  'patch /api/tables/{id}': ({ waiting }) => [[at(waiting), { access: 'open' }]],
  'post /api/tables/import': () => [['/api/tables/import', { document: {} }]],
  'post /api/tables/{id}/join': ({ waiting }) => [[at(waiting, '/join'), {}]],
  'post /api/tables/{id}/ask': ({ waiting, other }) => [[at(waiting, '/ask'), { seat: 1, person: other }]],
  'delete /api/tables/{id}/asked/{seat}': ({ waiting }) => [[at(waiting, '/asked/1')]],
  'post /api/tables/{id}/remove': ({ waiting }) => [[at(waiting, '/remove'), { seat: 1 }]],
  'delete /api/tables/{id}/removed/{person}': ({ waiting, other }) => [[at(waiting, `/removed/${other}`)]],
  'post /api/tables/{id}/start': ({ waiting }) => [[at(waiting, '/start')]],
  'post /api/tables/{id}/leave': ({ waiting }) => [[at(waiting, '/leave')]],
  'post /api/tables/{id}/rematch': ({ told }) => [[at(told, '/rematch')]],
  'post /api/tables/{id}/analysis': ({ told }) => [[at(told, '/analysis')]],
  'post /api/tables/{id}/report': ({ told, other }) => [[at(told, '/report'), { person: other, reason: 'rude' }]],
  'post /api/cups': ({ game }) => [['/api/cups', { name: 'Cup', game, seats: 2, people: 4, rounds: 2, clock: days }]],
  'post /api/cups/{id}/join': ({ gathering }) => [[`/api/cups/${gathering}/join`]],
  'post /api/cups/{id}/leave': ({ gathering }) => [[`/api/cups/${gathering}/leave`]],
  'delete /api/cups/{id}': ({ gathering }) => [[`/api/cups/${gathering}`]],
  'get /api/host/people': () => [['/api/host/people'], ['/api/host/people?text=login77'], ['/api/host/people?text=hana']],
  'get /api/host/tables': () => [['/api/host/tables'], ['/api/host/tables?after=1780000000000.x']],
  'get /api/host/reports': () => [['/api/host/reports']],
  'post /api/host/announcement': () => [['/api/host/announcement', { text: 'hello' }]],
  'delete /api/host/reports/{id}': () => [[`/api/host/reports/${id}`]],
  'post /api/host/people/{id}/ban': () => [[`/api/host/people/${id}/ban`, { days: 1 }]],
  'delete /api/host/tables/{id}': ({ over }) => [[at(over).replace('/api/', '/api/host/')]],
  'post /api/account': (scene) => hashing(scene, ['/api/account', { login: `new-${scene.me}`, password: PASSWORD }]),
  'post /api/account/passkeys/options': () => [['/api/account/passkeys/options']],
  'post /api/account/passkeys': () => [['/api/account/passkeys', { ...key, name: 'phone' }]],
  'delete /api/account/passkeys/{id}': () => [[`/api/account/passkeys/${id}`]],
  'post /api/account/passkeys/sign-in/options': () => [['/api/account/passkeys/sign-in/options']],
  'post /api/account/passkeys/sign-in': () => [['/api/account/passkeys/sign-in', key]],
  'post /api/account/forgotten': () => [
    ['/api/account/forgotten', { name: 'login6' }],
    ['/api/account/forgotten', { name: 'login10@madang.example' }],
  ],
  'post /api/account/reset': (scene) => hashing(scene, ['/api/account/reset', { token: id, password: PASSWORD }]),
  'put /api/account/password': (scene) => hashing(scene, ['/api/account/password', { current: PASSWORD, password: `${PASSWORD}!` }]),
  'post /api/account/sign-in': (scene) => hashing(scene, ['/api/account/sign-in', { login: 'login6', password: PASSWORD, bring: true }]),
  'get /api/account/tokens': () => [['/api/account/tokens']],
  'post /api/account/tokens': (scene) => hashing(scene, ['/api/account/tokens', { name: 'program', scopes: ['read', 'play'], current: PASSWORD }]),
  'put /api/account/program': (scene) => hashing(scene, ['/api/account/program', { current: PASSWORD }]),
  'get /api/achievements': () => [['/api/achievements']],
  'delete /api/account/tokens/{id}': () => [[`/api/account/tokens/${id}`]],
  'delete /api/account/sessions/{id}': () => [[`/api/account/sessions/${id}`]],
  'delete /api/account/sessions': () => [['/api/account/sessions']],
  'delete /api/session': () => [['/api/session']],
  'delete /api/host/people/{id}': ({ role, other }) => [[`/api/host/people/${role === 'host' ? other : id}`]],
  // Among frequent players only the one with most rows asks, because it takes a while.
  'post /api/account/delete': ({ role }) => (role === 'busiest' || role === 'host' ? [] : [['/api/account/delete', {}]]),
};
