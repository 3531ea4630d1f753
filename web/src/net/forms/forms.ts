// Made of the schemas of wire/ by `npm run forms`.
import type * as wire from '@madang/wire';
import { ANY, either, FLAG, type Form, list, maybe, NULL, NUMBER, record, TEXT } from './form.ts';

export const Person: Form<wire.Person> = { shape: { id: TEXT, name: TEXT } };

export const TableView: Form<wire.TableView> = {
  shape: {
    id: TEXT,
    game: TEXT,
    version: TEXT,
    options: record(TEXT),
    status: TEXT,
    access: TEXT,
    watchers: FLAG,
    chances: FLAG,
    clock: either(
      either(
        { kind: TEXT, minutes: NUMBER, increment: NUMBER, out: TEXT, gifts: maybe(FLAG) },
        { kind: TEXT, days: NUMBER, bank: maybe(NUMBER), out: TEXT, gifts: maybe(FLAG) },
      ),
      NULL,
    ),
    owner: { id: TEXT, name: TEXT },
    seats: list({
      seat: NUMBER,
      kind: TEXT,
      name: either(TEXT, NULL),
      person: either(TEXT, NULL),
      level: either(TEXT, NULL),
      standIn: either(TEXT, NULL),
      resigned: FLAG,
      offered: FLAG,
      former: either(TEXT, NULL),
      connected: FLAG,
    }),
    seq: NUMBER,
    waitingFor: list(NUMBER),
    seedHash: either(TEXT, NULL),
    seed: either(TEXT, NULL),
    scores: either(list({ seat: NUMBER, points: NUMBER, rank: NUMBER }), NULL),
    rematch: either(TEXT, NULL),
    cup: either(TEXT, NULL),
    deal: either(TEXT, NULL),
    removeAt: either(NUMBER, NULL),
    imported: FLAG,
    helped: FLAG,
    createdAt: NUMBER,
    updatedAt: NUMBER,
    mine: list(NUMBER),
    removed: list({ id: TEXT, name: TEXT }),
    sentAway: FLAG,
    asked: list(NUMBER),
    invitation: either(TEXT, NULL),
  },
};

export const TournamentHead: Form<wire.TournamentHead> = {
  shape: {
    id: TEXT,
    name: TEXT,
    game: TEXT,
    options: record(TEXT),
    seats: NUMBER,
    people: NUMBER,
    gathered: NUMBER,
    rounds: NUMBER,
    round: NUMBER,
    clock: either(
      { kind: TEXT, minutes: NUMBER, increment: NUMBER, out: TEXT, gifts: maybe(FLAG) },
      { kind: TEXT, days: NUMBER, bank: maybe(NUMBER), out: TEXT, gifts: maybe(FLAG) },
    ),
    status: TEXT,
    owner: { id: TEXT, name: TEXT },
    joined: FLAG,
    createdAt: NUMBER,
  },
};

export const Acquaintance: Form<wire.Acquaintance> = { shape: { id: TEXT, name: TEXT, metAt: NUMBER, friend: FLAG } };

export const TableList: Form<wire.TableList> = {
  shape: {
    open: list(TableView.shape),
    mine: list({
      id: TEXT,
      game: TEXT,
      version: TEXT,
      options: record(TEXT),
      status: TEXT,
      access: TEXT,
      watchers: FLAG,
      chances: FLAG,
      clock: either(
        either(
          { kind: TEXT, minutes: NUMBER, increment: NUMBER, out: TEXT, gifts: maybe(FLAG) },
          { kind: TEXT, days: NUMBER, bank: maybe(NUMBER), out: TEXT, gifts: maybe(FLAG) },
        ),
        NULL,
      ),
      owner: { id: TEXT, name: TEXT },
      seats: list({
        seat: NUMBER,
        kind: TEXT,
        name: either(TEXT, NULL),
        person: either(TEXT, NULL),
        level: either(TEXT, NULL),
        standIn: either(TEXT, NULL),
        resigned: FLAG,
        offered: FLAG,
        former: either(TEXT, NULL),
        connected: FLAG,
      }),
      seq: NUMBER,
      waitingFor: list(NUMBER),
      seedHash: either(TEXT, NULL),
      seed: either(TEXT, NULL),
      scores: either(list({ seat: NUMBER, points: NUMBER, rank: NUMBER }), NULL),
      rematch: either(TEXT, NULL),
      cup: either(TEXT, NULL),
      deal: either(TEXT, NULL),
      removeAt: either(NUMBER, NULL),
      imported: FLAG,
      helped: FLAG,
      createdAt: NUMBER,
      updatedAt: NUMBER,
      mine: list(NUMBER),
      removed: list({ id: TEXT, name: TEXT }),
      sentAway: FLAG,
      asked: list(NUMBER),
      invitation: either(TEXT, NULL),
      left: either(NUMBER, NULL),
      unread: NUMBER,
      question: either(TEXT, NULL),
      asking: either(TEXT, NULL),
      note: either(TEXT, NULL),
    }),
    offered: list(TableView.shape),
    more: { open: either(TEXT, NULL), mine: either(TEXT, NULL) },
  },
};

export const TablePage: Form<wire.TablePage> = { shape: { tables: list(TableView.shape), more: either(TEXT, NULL) } };

export const Account: Form<wire.Account> = {
  shape: {
    person: Person.shape,
    language: either(TEXT, NULL),
    zone: either(TEXT, NULL),
    host: FLAG,
    login: either(TEXT, NULL),
    program: FLAG,
    mails: FLAG,
    passkeys: list({ id: TEXT, name: TEXT, createdAt: NUMBER, usedAt: NUMBER }),
    openid: either({ name: TEXT, linked: FLAG }, NULL),
    sessions: list({ id: TEXT, device: TEXT, createdAt: NUMBER, usedAt: NUMBER, here: FLAG }),
    rest: {
      quiet: either({ from: NUMBER, to: NUMBER, zone: TEXT }, NULL),
      holidays: list({ from: NUMBER, to: NUMBER }),
      since: maybe(NUMBER),
      days: NUMBER,
      taken: NUMBER,
    },
    forgottenAfter: either(NUMBER, NULL),
  },
};

export const TokenView: Form<wire.TokenView> = {
  shape: { id: TEXT, name: TEXT, scopes: list(TEXT), createdAt: NUMBER, usedAt: either(NUMBER, NULL) },
};

export const NewToken: Form<wire.NewToken> = {
  shape: { id: TEXT, name: TEXT, scopes: list(TEXT), createdAt: NUMBER, usedAt: either(NUMBER, NULL), token: TEXT },
};

export const CalendarView: Form<wire.CalendarView> = { shape: { since: either(NUMBER, NULL) } };

export const NewCalendar: Form<wire.NewCalendar> = { shape: { since: NUMBER, address: TEXT } };

export const Profile: Form<wire.Profile> = {
  shape: {
    id: TEXT,
    name: TEXT,
    program: FLAG,
    since: NUMBER,
    ratings: list({ points: NUMBER, played: NUMBER, won: NUMBER, game: TEXT, seats: NUMBER, mean: either(NUMBER, NULL) }),
    seasons: list({
      game: TEXT,
      seats: NUMBER,
      matches: NUMBER,
      won: NUMBER,
      lost: NUMBER,
      error: either(NUMBER, NULL),
      faults: { inaccuracy: NUMBER, mistake: NUMBER, blunder: NUMBER },
      luck: NUMBER,
      trend: either({ last: { matches: NUMBER, lost: NUMBER }, before: { matches: NUMBER, lost: NUMBER } }, NULL),
    }),
    achievements: list({ game: TEXT, achievement: TEXT, at: NUMBER }),
  },
};

export const TournamentView: Form<wire.TournamentView> = {
  shape: {
    id: TEXT,
    name: TEXT,
    game: TEXT,
    options: record(TEXT),
    seats: NUMBER,
    people: NUMBER,
    gathered: NUMBER,
    rounds: NUMBER,
    round: NUMBER,
    clock: either(
      { kind: TEXT, minutes: NUMBER, increment: NUMBER, out: TEXT, gifts: maybe(FLAG) },
      { kind: TEXT, days: NUMBER, bank: maybe(NUMBER), out: TEXT, gifts: maybe(FLAG) },
    ),
    status: TEXT,
    owner: { id: TEXT, name: TEXT },
    joined: FLAG,
    createdAt: NUMBER,
    players: list({
      id: either(TEXT, NULL),
      name: TEXT,
      place: NUMBER,
      points: NUMBER,
      opponents: NUMBER,
      share: NUMBER,
      played: NUMBER,
      missed: NUMBER,
    }),
    tables: list(
      list({
        table: either(TEXT, NULL),
        over: FLAG,
        waitingFor: list(NUMBER),
        seats: list({ seat: NUMBER, name: TEXT, points: either(NUMBER, NULL), missed: FLAG }),
      }),
    ),
  },
};

export const Ladder: Form<wire.Ladder> = {
  shape: {
    players: list({ kind: TEXT, id: either(TEXT, NULL), name: TEXT, points: NUMBER, played: NUMBER, won: NUMBER }),
    programs: list({ kind: TEXT, id: either(TEXT, NULL), name: TEXT, points: NUMBER, played: NUMBER, won: NUMBER }),
    matches: NUMBER,
    steps: NUMBER,
    seats: list({ points: NUMBER, wins: NUMBER }),
    parts: list({ name: TEXT, rule: TEXT, points: NUMBER, winners: NUMBER }),
  },
};

export const AnalysisView: Form<wire.AnalysisView> = {
  shape: {
    state: TEXT,
    done: NUMBER,
    of: NUMBER,
    findings: {
      glances: list({ at: NUMBER, seat: NUMBER, shares: list(NUMBER), best: NUMBER, loss: NUMBER, rivals: list(NUMBER) }),
      compared: list({
        at: NUMBER,
        loss: { value: NUMBER, low: NUMBER, high: NUMBER },
        played: list(NUMBER),
        best: list(NUMBER),
        why: maybe(
          list(
            either(
              {
                kind: TEXT,
                seat: NUMBER,
                what: { key: TEXT, args: maybe(record({ key: TEXT })) },
                isFlag: FLAG,
                when: TEXT,
                here: NUMBER,
                there: NUMBER,
                gain: NUMBER,
              },
              { kind: TEXT, line: NUMBER, other: NUMBER, of: NUMBER },
              { kind: TEXT, what: { key: TEXT, args: maybe(record({ key: TEXT })) }, gone: NUMBER, of: NUMBER },
            ),
          ),
        ),
      }),
    },
  },
};

export const NotificationSettings: Form<wire.NotificationSettings> = {
  shape: {
    offer: { push: either(TEXT, NULL), mail: FLAG, webhook: FLAG },
    wishes: { turn: FLAG, invited: FLAG, over: FLAG, minutes: NUMBER, mention: FLAG, time: FLAG, low: NUMBER, last: NUMBER },
    receivers: list({ id: TEXT, kind: TEXT, name: TEXT, state: TEXT, secret: either(TEXT, NULL) }),
  },
};

export const ChatNameSettings: Form<wire.ChatNameSettings> = {
  shape: { names: { discord: either(TEXT, NULL), matrix: either(TEXT, NULL) }, used: list(TEXT) },
};

export const WebhookList: Form<wire.WebhookList> = {
  shape: { offered: FLAG, webhooks: list({ id: TEXT, name: TEXT, form: TEXT, host: TEXT, language: TEXT, events: list(TEXT), state: TEXT }) },
};

export const NewWebhook: Form<wire.NewWebhook> = { shape: { id: TEXT, secret: either(TEXT, NULL) } };

export const AdminUser: Form<wire.AdminUser> = {
  shape: {
    id: TEXT,
    name: TEXT,
    login: either(TEXT, NULL),
    host: FLAG,
    bannedUntil: either(NUMBER, NULL),
    since: NUMBER,
    usedAt: either(NUMBER, NULL),
  },
};

export const Report: Form<wire.Report> = {
  shape: { id: TEXT, table: TEXT, reporter: TEXT, reporterName: TEXT, person: TEXT, personName: TEXT, reason: TEXT, at: NUMBER },
};

export const Announcement: Form<wire.Announcement> = { shape: { id: NUMBER, text: TEXT, at: NUMBER } };

export const DailyDeals: Form<wire.DailyDeals> = {
  shape: {
    day: TEXT,
    left: NUMBER,
    streak: NUMBER,
    best: NUMBER,
    deals: list({
      game: TEXT,
      finished: NUMBER,
      mine: either({ table: TEXT, state: TEXT, points: either(NUMBER, NULL), helped: FLAG, place: either(NUMBER, NULL) }, NULL),
    }),
  },
};

export const DealList: Form<wire.DealList> = {
  shape: {
    game: TEXT,
    day: TEXT,
    over: FLAG,
    seed: either(TEXT, NULL),
    finished: NUMBER,
    results: list({ person: TEXT, name: TEXT, points: NUMBER, helped: FLAG, place: either(NUMBER, NULL), table: either(TEXT, NULL) }),
    mine: either({ table: TEXT, state: TEXT, points: either(NUMBER, NULL), helped: FLAG, place: either(NUMBER, NULL) }, NULL),
    earlier: either(TEXT, NULL),
    later: either(TEXT, NULL),
  },
};

export const DealStarted: Form<wire.DealStarted> = { shape: { table: TEXT } };

export const OwnProgress: Form<wire.OwnProgress> = { shape: { person: TEXT, guest: FLAG, progress: record(record(NUMBER)) } };

export const PuzzleRatings: Form<wire.PuzzleRatings> = { shape: { puzzles: record({ rating: NUMBER, tries: NUMBER }) } };

export const PackHead: Form<wire.PackHead> = { shape: { id: TEXT, game: TEXT, at: NUMBER } };

export const PackList: Form<wire.PackList> = { shape: { packs: list(PackHead.shape) } };

export const PackView: Form<wire.PackView> = { shape: { id: TEXT, game: TEXT, at: NUMBER, document: ANY } };
