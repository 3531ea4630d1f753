import { WhenLoaded } from '@madang/board-kit/loading';
import { BoardLookProvider } from '@madang/board-kit/printed';
import type { Catalogue, Language } from '@madang/kernel';
import { tagOf, translator } from '@madang/text';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useAnnouncement } from '../admin/useAnnouncement.ts';
import { keepFocus } from '../assist/focus-home.ts';
import { Spoken } from '../assist/Spoken.tsx';
import { Faults } from '../faults/Faults.tsx';
import { rememberWay } from '../page/last-match-route.ts';
import { titleOf } from '../page/router.ts';
import { Toasts } from '../page/toasts/Toasts.tsx';
import { useToasts } from '../page/toasts/toasts.ts';
import { useRoute } from '../page/useRoute.ts';
import { useBoardLook, useSettings } from '../settings/store.ts';
import { Loading } from '../wait/Loading.tsx';
import { WordsProvider } from '../words/useWords.tsx';
import { appCatalogue } from '../words/words.ts';
import { Boundary } from './Boundary.tsx';
import { Screen } from './Screen.tsx';
import { useAppearance } from './useAppearance.ts';

/** The app's texts in a language. */
export interface Texts {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** The whole app: the reader's language and looks, and the screen that the address names. `first`: the texts that it begins with. */
export function App({ first }: { readonly first: Texts }) {
  useAppearance();
  useAnnouncement();
  const { language, catalogue } = useTexts(first);
  const words = useMemo(() => translator(language, catalogue), [language, catalogue]);
  const route = useRoute();
  const title = titleOf(route);
  const look = useBoardLook();
  const restKey = useSettings(({ keys, keyMap }) => (keys === 'on' ? keyMap.rest : null));
  useLayoutEffect(() => rememberWay(route), [route]);
  useLayoutEffect(keepFocus, []);
  useLayoutEffect(() => {
    document.documentElement.lang = tagOf(language);
    nameManifest(language);
  }, [language]);
  useEffect(() => {
    document.title = words.text('title.page', { page: words.text(title) });
  }, [words, title]);
  return (
    <WordsProvider value={words}>
      <Faults>
        <BoardLookProvider value={look}>
          <Boundary key={JSON.stringify(route)}>
            <WhenLoaded fallback={<Loading />}>
              <Screen route={route} />
            </WhenLoaded>
          </Boundary>
        </BoardLookProvider>
        <Toasts />
        <Spoken restKey={restKey} />
      </Faults>
    </WordsProvider>
  );
}

/** Lets the page be installed with names in its language. */
function nameManifest(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const file = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
  if (link) link.href = new URL(file, link.href).href;
}

/** The texts of the language that the reader has chosen; the page keeps the old ones until those are here, and goes back to them where they are not to be had. */
function useTexts(first: Texts): Texts {
  const [texts, setTexts] = useState(first);
  const wanted = useSettings((settings) => settings.language);
  const change = useSettings((settings) => settings.change);
  const show = useToasts((toasts) => toasts.show);
  useEffect(() => {
    if (wanted === texts.language) return undefined;
    let current = true;
    appCatalogue(wanted).then(
      (catalogue) => {
        if (current) setTexts({ language: wanted, catalogue });
      },
      () => {
        if (!current) return;
        show(translator(texts.language, texts.catalogue).text('settings.noLanguage'), 'problem');
        change({ language: texts.language });
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, texts, change, show]);
  return texts;
}
