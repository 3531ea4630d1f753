/** How ladders once joined people: by a text that is made of each one's id, which no index has. One request of anybody stopped a server. */
export const OLD_LADDER = `select ratings.player, ratings.mu, people.id, people.name from ratings
  left join people on 'person ' || people.id = ratings.player
  where ratings.game = 'siberia' and ratings.seats = 2 order by mu - 3 * sigma desc, ratings.player limit 100`;
