/** Tables whose rows grow with people, matches and what is said: no request and no worker may read all of one. */
export const GROWING: readonly string[] = [
  ...[
    'people',
    'sessions',
    'api_tokens',
    'passwords',
    'passkeys',
    'challenges',
    'openids',
    'openid_asks',
    'tables',
    'seats',
    'moves',
    'chat',
    'jobs',
    'reactions',
    'spectators',
  ],
  ...['results', 'ratings', 'reports', 'wishes', 'receivers', 'notices', 'deliveries', 'links', 'plans', 'analyses', 'tries'],
  ...['relations', 'notes', 'calendars', 'achievements'],
  ...['deals', 'deal_attempts'],
  ...['cup_people', 'cup_seats', 'cups'],
];
