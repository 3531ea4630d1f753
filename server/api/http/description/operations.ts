import type { TokenScope } from '@madang/wire';

/** The callers that a request is for: anybody, a session, or an admin’s session. */
type Caller = 'anybody' | 'session' | 'admin';

/** A request in the words of its reader: the name that a generated client calls it by, and what it does. */
interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly by: Caller;
  /** The right that an API token needs for it. `any`: each token may ask it. Absent: none may. */
  readonly scope?: TokenScope | 'any';
}

const anybody = (id: string, summary: string, scope?: TokenScope | 'any'): Operation => ({ id, summary, by: 'anybody', ...(scope && { scope }) });
const session = (id: string, summary: string): Operation => ({ id, summary, by: 'session' });
const admin = (id: string, summary: string): Operation => ({ id, summary, by: 'admin' });
const reading = (id: string, summary: string): Operation => ({ id, summary, by: 'session', scope: 'read' });
const playing = (id: string, summary: string): Operation => ({ id, summary, by: 'session', scope: 'play' });

/** Every request by its method and path. A test finds those that are missing and those that are no more. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET /healthz': anybody('getHealth', 'Says whether the server can serve and write'),
  'GET /metrics': anybody('getMetrics', 'Returns figures for Prometheus'),
  'POST /api/faults': anybody('reportFault', 'Reports an error that a page contained, for the server’s log'),

  'GET /api/session': reading('getSession', 'Returns the user of the session'),
  'POST /api/session': anybody('startSession', 'Starts a guest’s session, or continues the current one'),
  'PATCH /api/session': session('changeSession', 'Changes the user’s name, language or time zone'),
  'DELETE /api/session': anybody('endSession', 'Ends the session, if there is one'),

  'GET /api/account': session('getAccount', 'Returns the user’s account: settings, ways to sign in, sessions'),
  'POST /api/account': session('createAccount', 'Makes the guest an account with a username and a password'),
  'PUT /api/account/password': session('changePassword', 'Changes the password and ends all other sessions'),
  'POST /api/account/delete': session('deleteAccount', 'Deletes the user; bots play their seats to the end'),
  'POST /api/account/sign-in': anybody('signIn', 'Signs in with a username and a password'),
  'POST /api/account/password-reset': anybody('requestPasswordReset', 'Sends a link for a new password by email'),
  'POST /api/account/password-reset/confirm': anybody('resetPassword', 'Sets a new password by that link and signs in'),
  'DELETE /api/account/sessions/:id': session('endOtherSession', 'Ends one session of the user'),
  'GET /api/account/tokens': session('listTokens', 'Returns the user’s API tokens, without their texts'),
  'POST /api/account/tokens': session('createToken', 'Creates an API token; only this answer has its text'),
  'PUT /api/account/program': session('becomeProgram', 'Marks the account as a program’s; this cannot be undone'),
  'DELETE /api/account/tokens/:id': session('revokeToken', 'Ends an API token at once, its sockets too'),
  'DELETE /api/account/sessions': session('endOtherSessions', 'Ends all sessions of the user but this one'),
  'GET /api/account/calendar': session('getCalendar', 'Returns when the user’s calendar was created, if they have one'),
  'POST /api/account/calendar': session('createCalendar', 'Creates the calendar’s secret address; only this answer has it'),
  'DELETE /api/account/calendar': session('removeCalendar', 'Revokes the calendar’s address'),
  'GET /calendar/:file': anybody('readCalendar', 'Returns the calendar of that address (iCalendar): a turn’s end is an event'),
  'POST /api/account/passkeys/options': session('offerPasskey', 'Returns WebAuthn’s options for a new passkey'),
  'POST /api/account/passkeys': session('addPasskey', 'Adds a passkey by the browser’s answer'),
  'DELETE /api/account/passkeys/:id': session('removePasskey', 'Removes a passkey'),
  'POST /api/account/passkeys/sign-in/options': anybody('offerPasskeySignIn', 'Returns WebAuthn’s options to sign in'),
  'POST /api/account/passkeys/sign-in': anybody('signInByPasskey', 'Signs in by the browser’s answer'),
  'POST /api/account/openid': anybody('startOpenId', 'Returns the address of the OpenID provider to sign in with'),
  'GET /api/account/openid/return': anybody('returnFromOpenId', 'Takes the browser back from the OpenID provider'),
  'DELETE /api/account/openid': session('unlinkOpenId', 'Unlinks the OpenID provider'),
  'GET /api/account/export': session('exportAccount', 'Returns everything stored about the user'),
  'PUT /api/account/quiet-hours': session('setQuietHours', 'Sets or ends the daily hours in which turn-based clocks stop'),
  'POST /api/account/vacations': session('addVacation', 'Plans a vacation, in which turn-based clocks stop'),
  'DELETE /api/account/vacations/:from': session('endVacation', 'Ends a vacation, or cancels one to come'),

  'GET /api/account/notifications': session('getNotifications', 'Returns the notification settings and channels'),
  'GET /api/account/chat-names': session('getChatNames', 'Returns the user’s ids in chat programs'),
  'PUT /api/account/chat-names': session('setChatNames', 'Sets the user’s ids in chat programs'),
  'PUT /api/account/notifications': session('setNotifications', 'Changes what the user is notified of'),
  'POST /api/account/channels': session('addChannel', 'Adds a channel for notifications: push, email or webhook'),
  'DELETE /api/account/channels/:id': session('removeChannel', 'Removes a channel for notifications'),
  'POST /api/account/channels/:id/test': session('testChannel', 'Sends a test notification'),
  'POST /api/mail/confirm': anybody('confirmEmail', 'Confirms an email address by the link in an email'),
  'GET /api/mail/unsubscribe/:link': anybody('askToUnsubscribe', 'Shows the question of the link in an email'),
  'POST /api/mail/unsubscribe/:link': anybody('unsubscribe', 'Stops emails by the link in an email'),

  'GET /api/users/:id': anybody('getProfile', 'Returns a user’s profile', 'read'),
  'GET /api/users/:id/matches': anybody('listMatches', 'Returns a page of the games that a user finished', 'read'),
  'GET /api/acquaintances': reading('listAcquaintances', 'Returns users that the caller has played with, the latest first'),
  'GET /api/achievements': reading('listAchievements', 'Returns the achievements that the caller has reached, the latest first'),
  'GET /api/progress': reading('getProgress', 'Returns what the caller has come to in campaigns and puzzles'),
  'PUT /api/progress': session('addProgress', 'Keeps what the caller has come to where it is more than before'),
  'GET /api/relations': session('listRelations', 'Returns the caller’s friends and blocked users'),
  'PUT /api/relations/:person': session('setRelation', 'Makes a user a friend or blocks them; they are not told'),
  'DELETE /api/relations/:person': session('removeRelation', 'Makes a user neither friend nor blocked'),

  'GET /api/announcement': anybody('getAnnouncement', 'Returns the admin’s announcement, or null', 'any'),
  'POST /api/tables/:id/report': session('reportUser', 'Reports a user at a table to the admins'),
  'GET /api/admin/users': admin('findUsers', 'Finds users by a part of their name'),
  'POST /api/admin/users/:id/ban': admin('banUser', 'Bans a user for days or for good, or lifts a ban'),
  'DELETE /api/admin/users/:id': admin('deleteUser', 'Deletes a user'),
  'POST /api/admin/announcement': admin('setAnnouncement', 'Shows an announcement on every page'),
  'GET /api/admin/reports': admin('listReports', 'Returns the reports'),
  'DELETE /api/admin/reports/:id': admin('closeReport', 'Closes a report'),
  'GET /api/admin/tables': admin('listAllTables', 'Returns a page of all tables'),
  'DELETE /api/admin/tables/:id': admin('deleteTable', 'Deletes a table'),
  'GET /api/admin/webhooks': admin('listWebhooks', 'Returns the server’s webhooks, without their secrets'),
  'POST /api/admin/webhooks': admin('addWebhook', 'Adds a webhook; only this answer has its secret'),
  'PUT /api/admin/webhooks/:id': admin('changeWebhook', 'Changes a webhook’s name, language and events'),
  'DELETE /api/admin/webhooks/:id': admin('removeWebhook', 'Removes a webhook'),
  'POST /api/admin/webhooks/:id/test': admin('testWebhook', 'Sends a test message; if it arrives, the webhook is turned on again'),

  'GET /api/games': anybody('listGames', 'Returns the games with their numbers of players and options', 'any'),
  'GET /api/rules/:game/:version': anybody('getRules', 'Returns the stored module of older rules', 'any'),
  'GET /api/ladders/:game/:seats': anybody('getLeaderboard', 'Returns the leaderboard of a game at that number of seats', 'any'),
  'GET /api/puzzles/:game': anybody('getPuzzleRatings', 'Returns ratings of a game’s puzzles by people’s first tries', 'any'),

  'GET /api/tables': anybody('listTables', 'Returns a page of the open tables and of the caller’s own', 'read'),
  'POST /api/tables': playing('createTable', 'Creates a table'),
  'GET /api/tables/:id': anybody('getTable', 'Returns a table', 'read'),
  'PATCH /api/tables/:id': playing('changeTable', 'Changes who may find or watch a table (owner)'),
  'POST /api/tables/import': playing('importGame', 'Creates a table that continues from a game file'),
  'POST /api/tables/:id/join': playing('joinTable', 'Takes a seat'),
  'POST /api/tables/:id/remove': playing('removePlayer', 'Removes the user of a seat before the start (owner)'),
  'DELETE /api/tables/:id/removed/:person': playing('allowPlayer', 'Allows a removed user back (owner)'),
  'POST /api/tables/:id/invite': playing('invitePlayer', 'Invites a player to an open seat before the start (owner)'),
  'PUT /api/tables/:id/seats/:seat': playing('seatBot', 'Gives an open seat to a bot, or opens a bot’s seat again'),
  'DELETE /api/tables/:id/invited/:seat': playing('cancelInvitation', 'Cancels or declines an invitation'),
  'POST /api/tables/:id/start': playing('startTable', 'Starts the game (owner)'),
  'POST /api/tables/:id/leave': playing('leaveTable', 'Leaves the caller’s seat before the start'),
  'POST /api/tables/:id/rematch': playing('rematchTable', 'Creates a table for the same players with the same options'),
  'GET /api/tables/:id/view': reading('getMatchView', 'Returns the caller’s view of a game, with their open decisions'),
  'POST /api/tables/:id/play': playing('playMoves', 'Plays moves of the caller’s seat, all or none, and returns the view after them'),
  'GET /api/stream': reading('streamEvents', 'Sends a line for each of the caller’s turns, invitations and ends of games'),
  'GET /api/tables/:id/note': reading('getNote', 'Returns the caller’s private note on a table'),
  'PUT /api/tables/:id/note': session('setNote', 'Changes the caller’s private note on a table'),
  'GET /api/tables/:id/document': anybody('exportGame', 'Returns the game file of a finished game', 'read'),
  'GET /api/tables/:id/analysis': anybody('getAnalysis', 'Returns the stored analysis of a finished game', 'read'),
  'POST /api/tables/:id/analysis': reading('requestAnalysis', 'Asks the server to analyze a finished game'),

  'GET /api/packs': reading('listPacks', 'Returns the packs that the caller uploaded'),
  'POST /api/packs': playing('uploadPack', 'Uploads a pack: a deck that its owner typed, to make tables with'),
  'GET /api/packs/:id': anybody('getPack', 'Returns a pack by its id', 'read'),

  'GET /api/deals': anybody('listDailyDeals', 'Returns today’s deals with the caller’s attempts and streak', 'read'),
  'GET /api/deals/:game/:day': anybody('getDailyDeal', 'Returns the results of a game’s deal of a day', 'read'),
  'POST /api/deals/:game': playing('startDailyDeal', 'Starts today’s deal of a game, or continues the first attempt'),

  'GET /t/:id': anybody('openTableLink', 'Returns the page with a preview of a table, for links that people send'),
  'GET /join/:id/:invitation': anybody('openInvitationLink', 'Returns the page with a preview of an invitation'),
  'GET /replay/:id': anybody('openReplayLink', 'Returns the page with a preview of a finished game'),
  'GET /feeds/open.atom': anybody('getOpenFeed', 'Returns an Atom feed of public tables that wait for players'),
  'GET /feeds/finished.atom': anybody('getFinishedFeed', 'Returns an Atom feed of public games that are over'),
  'GET /t/:id/board.jpg': anybody('drawBoard', 'Returns a picture of a table’s board as it stands, as everybody with its address may see it'),
  'GET /embed/:id': anybody('embedTable', 'Returns a small page with a public table for frames of other sites, where the admin allows it'),
  'GET /oembed': anybody('getEmbedding', 'Returns how a link to a public table is embedded (oEmbed), where the admin allows it'),
  'GET /g/:game': anybody('openGameLink', 'Returns the page with a preview of a game’s first pages'),

  'GET /api/tournaments': anybody('listTournaments', 'Returns tournaments: open, running and recently finished ones', 'read'),
  'POST /api/tournaments': playing('createTournament', 'Creates a tournament'),
  'GET /api/tournaments/:id': anybody('getTournament', 'Returns a tournament with its standings and tables', 'read'),
  'DELETE /api/tournaments/:id': playing('cancelTournament', 'Cancels a tournament before it starts (creator)'),
  'POST /api/tournaments/:id/join': playing('joinTournament', 'Joins a tournament'),
  'POST /api/tournaments/:id/leave': playing('leaveTournament', 'Leaves a tournament before it starts'),
};
