/** The worked examples in English. */
export const en = {
  'barrage.example.fee.title': 'A fee for each drop',
  'barrage.example.fee.text':
    'Germany’s conduit of value 3 leads two drops to your powerhouse: 6 energy. You pay Germany 1 credit for each drop, and it scores 1 VP for each.',
  'barrage.example.bonus.title': 'Value times drops, then the bonus',
  'barrage.example.bonus.text':
    'Two drops through Italy’s conduit of value 4 make 8 energy, and the space adds 1: 9. The bonus counts once, not for each drop.',
  'barrage.example.onward.title': 'The used drop flows on',
  'barrage.example.onward.text':
    'After the production the drop leaves the powerhouse, passes the full dam above and stops in Italy’s empty dam below it.',
  'barrage.example.second.title': 'Germany produces twice',
  'barrage.example.second.text':
    'With its third powerhouse built, Germany produces again with another powerhouse. The two drops of the first production have just filled the dam of the second; the bonus counts the first time only.',
  'barrage.example.mountain.title': 'The first dam with room',
  'barrage.example.mountain.text':
    'A drop put on headstream C runs down until a dam with room holds it: your mountain dam of level 2 has one drop and takes one more.',
  'barrage.example.usa.title': 'Water past the USA’s powerhouse',
  'barrage.example.usa.text':
    'Italy produces 8 energy. Its two drops then flow past a strip with a powerhouse of the USA, whose third one is built: 1 energy for each drop.',
  'barrage.example.nowhere.title': 'A drop that nothing stops',
  'barrage.example.nowhere.text':
    'No dam stands below headstream D. The drop runs through basin 7, past the powerhouse sites of 10 and 12, and leaves the map.',
  'barrage.example.flow.title': 'All waters flow',
  'barrage.example.flow.text':
    'Your last engineer ends the round, and drop after drop flows down. A: your mountain dam is full; the neutral dam takes one more, the second drop leaves the map. C: one each stops in your mountain dam, in Germany’s upper dam and in the neutral one below it.',
  'barrage.example.overflow.title': 'Water over a full dam',
  'barrage.example.overflow.text':
    'The round ends, and a drop from headstream B finds France’s dam full. It runs on past your powerhouse in basin 5 and stops in the dam there: with three powerhouses built the USA get 1 energy for it, just before energy is scored.',
  'barrage.example.behind.title': 'Where used drops go on',
  'barrage.example.behind.text':
    'Green produces with a powerhouse in basin 6. Both dams of that basin are full, so its two drops pass them: the first stops in the empty dam of basin 10, the second finds that one full too and leaves the map behind basin 12.',
  'barrage.example.links.title': 'Which dam, which conduit',
  'barrage.example.links.text':
    'From basin 5 your conduit leads to your powerhouse in 8, Italy’s to yours in 10; each may take water from your dam or the neutral one. Germany’s dam in basin 1 is closed to you. Your own conduit costs no fee: 3 energy, and 1 for your second powerhouse.',
  'barrage.example.one-contract.title': 'One contract for a production',
  'barrage.example.one-contract.text':
    'Your marker stands on 5. One drop of value 5 and the space’s 2 make 7: it goes to 12. The 7 would be enough for either of your contracts, but a production fulfils one only. This one gives 2 more energy, to 14, and two turns of the wheel.',
  'barrage.example.national.title': 'A national contract',
  'barrage.example.national.text':
    'France produces 2 × 4, 1 for the space and 1 for its powerhouses: 10. A national contract asks for 13, but with its third powerhouse built France needs 3 less for every contract. The one of 14 is out of reach.',
  'barrage.example.italy.title': 'Italy’s three steps',
  'barrage.example.italy.text':
    'Italy produces 4, and 1 for its powerhouses: 5. With the third powerhouse built its marker moves 3 more, to 8; but these 3 count for no contract, so the one that asks for 6 stays open.',
  'barrage.example.viktor.title': 'Viktor Fiesler’s four',
  'barrage.example.viktor.text':
    'One drop through a conduit of value 1, in the space that takes 2 away: nobody else could produce with that. With Viktor Fiesler the 1 counts as 4, and 4 − 2 leaves 2 energy.',
  'barrage.example.fourth.title': 'The fourth construction',
  'barrage.example.fourth.text':
    'Three constructions are made this round. The fourth needs 3 engineers again, and its red border 3 credits. A conduit costs 2 excavators for each point of its value: 8 for value 4. For value 5 your 9 are too few.',
  'barrage.example.back.title': 'Back too late to pay',
  'barrage.example.back.text':
    'Each construction turns your wheel once. This turn brings back your base tile with 3 excavators, but only after you have paid: with 3 excavators in supply the conduit may cost 2, not 4.',
  'barrage.example.income.title': 'An income uncovered',
  'barrage.example.income.text':
    'Germany builds a base in the hills, its first construction of the round: 1 engineer, 4 excavators. It is its second base, so the first income of the row lies open: 3 VP at once, and again in every income phase.',
  'barrage.example.red-site.title': 'Paid before it comes in',
  'barrage.example.red-site.text':
    'Italy has 3 credits, and its fourth construction costs them. On a red site the base would cost 3 more. It would uncover 3 credits of income, but income cannot pay for the piece that brings it: only a free site is possible.',
  'barrage.example.red-space.title': 'A red border',
  'barrage.example.red-space.text':
    'Germany stands on the left space of this row. The right one does the same, but takes 3 engineers instead of 2, and its red border costs 3 credits, beside the 2 of the action.',
  'barrage.example.powerhouses.title': 'Powerhouse III',
  'barrage.example.powerhouses.text':
    'Your third powerhouse costs 4 concrete mixers. The tile Powerhouse III gives 3 VP for each of your powerhouses, the new one included: 9.',
  'barrage.example.jill.title': 'Jill McDowell’s mixers',
  'barrage.example.jill.text':
    'The conduit of value 5 costs 10 excavators. With Jill McDowell 5 concrete mixers will do instead, one for each point. Never some of each.',
  'barrage.example.solomon.title': 'Officer and tile together',
  'barrage.example.solomon.text':
    'The tile Conduit II lets even the dearest conduit cost 5 excavators. Solomon P. Jordan may put 3 credits in the place of each machine: here 3 excavators and 6 credits.',
  'barrage.example.mahiri.title': 'Mahiri’s last engineer',
  'barrage.example.mahiri.text':
    'After a copy an action must follow. Mahiri Sekibo puts her last engineer on her space; nothing could follow, but Powerhouse I needs no engineers. With 2 concrete mixers she builds. Without the tile the copy would be refused.',
  'barrage.example.round.title': 'The scoring of a round',
  'barrage.example.round.text':
    '8, 5, 5 and 0 energy. First: 6 VP; the two tied for second 1 each. Credits by energy: 4, 3 and 3; with none 3 as well, but 3 VP less. In the new round the least goes first: Italy, then France before Germany, for equals change places, then you.',
  'barrage.example.sections.title': 'The bonus tile by sections',
  'barrage.example.sections.text':
    'Round 3: 5 VP for each powerhouse. France (24) stands beyond the third section: 2 × 5 = 10. Italy (12) one short of it: 15 − 4 = 11. Germany (6) two short: 5 − 8, so nothing. You are below 6: nothing for your three.',
  'barrage.example.incomes.title': 'All incomes of a company',
  'barrage.example.incomes.text':
    'The round ends, the next begins with income. Two bases, four elevations and two conduits of the USA are built: they uncover a turn of the wheel, a machine, 2 VP with two drops that flow at once, and 3 VP. All are gained.',
  'barrage.example.final.title': 'The final scoring',
  'barrage.example.final.text':
    'Round 5: rank 2 VP. Then the objective: two bases linked by your conduits to your powerhouse, most: 15. In supply 4 mixers, 6 excavators and 8 credits: 18, a point for every 5: 3; goods on the wheel do not count. Two drops in your dams: 2.',
};
