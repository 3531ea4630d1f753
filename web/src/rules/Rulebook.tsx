import './rulebook.css';
import { findTitle, SHELF } from '@madang/games';
import { use } from 'preact/compat';
import { Icon } from '../art/Icon.tsx';
import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import { Gone } from '../table/dialogs/Gone.tsx';
import { type LoadedGame, loadGame, loadLesson } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { FirstPage } from './FirstPage.tsx';
import { Ledger } from './ledger/Ledger.tsx';
import { PARTS, placeOf, type RulePlace } from './parts.ts';
import { Pictures } from './pictures/Pictures.tsx';
import { Signs } from './Signs.tsx';
import { Tables } from './Tables.tsx';

/** A game's rules, from a first page that is read in a minute to the last ruling. `at`: the part or the rule that the address names. */
export function Rulebook({ name, at }: { readonly name: string; readonly at: string | null }) {
  const words = useWords();
  const kit = use(loadGame(name, words.language));
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game: name } }} />;
  const taught = use(loadLesson(name, words.language));
  const hasPictures = (taught?.lesson.pictures ?? []).length > 0;
  const hasPrimer = findTitle(name)?.primer !== undefined;
  const place = placeOf(at);
  const shown = hasPrimer || place.part === 'pictures' ? place : { ...place, part: 'all' as const };
  return (
    <Page at="rules" game={name} title={words.text('rules.title', { game: kit.catalogue[`${name}.title`] ?? name })}>
      <nav className="rule-parts" aria-label={words.text('rules.parts')}>
        {(hasPrimer ? PARTS : [])
          .filter((one) => one !== 'pictures' || hasPictures)
          .map((one) => (
            <Link key={one} to={{ page: 'rules', game: name, rule: one === 'first' ? null : one }} current={one === shown.part}>
              {words.text(`rules.part.${one}`)}
            </Link>
          ))}
      </nav>
      <Shown place={shown} kit={kit} />
      <Others name={name} />
    </Page>
  );
}

function Shown({ place: { part, which }, kit }: { readonly place: RulePlace; readonly kit: LoadedGame }) {
  switch (part) {
    case 'first':
      return <FirstPage kit={kit} />;
    case 'pictures':
      return <Pictures kit={kit} wanted={which} />;
    case 'costs':
      return <Tables kit={kit} />;
    case 'signs':
      return <Signs kit={kit} />;
    case 'all':
      return <Ledger kit={kit} rule={which} />;
  }
}

/** The rules of the other games. */
function Others({ name }: { readonly name: string }) {
  const words = useWords();
  return (
    <nav className="other-rules" aria-label={words.text('rules.others')}>
      <span>{words.text('rules.others')}</span>
      {SHELF.filter((title) => title.name !== name).map((title) => (
        <OtherRules key={title.name} name={title.name} />
      ))}
    </nav>
  );
}

function OtherRules({ name }: { readonly name: string }) {
  const { language } = useWords();
  const kit = use(loadGame(name, language));
  return (
    <Link to={{ page: 'rules', game: name, rule: null }} className="button">
      <Icon name="book" />
      <span>{kit?.catalogue[`${name}.title`] ?? name}</span>
    </Link>
  );
}
