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
};
