import type { Catalogue } from '@madang/kernel';
import { translator } from '@madang/text';
import { Suspense, use, useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { Faults } from '../faults/Faults.tsx';
import { useAnnouncement } from '../hosting/useAnnouncement.ts';
import { Toasts } from '../page/Toasts.tsx';
import { useRoute } from '../page/useRoute.ts';
import { rememberWay } from '../page/way-back.ts';
import { useSettings } from '../settings/store.ts';
import { WordsProvider } from '../words/useWords.tsx';
import { appCatalogue } from '../words/words.ts';
import { Boundary } from './Boundary.tsx';
import { Screen } from './Screen.tsx';
import { useAppearance } from './useAppearance.ts';

/** The whole app: the reader's language and looks, and the screen that the address names. */
export function App() {
  useAppearance();
  useAnnouncement();
  return (
    <Suspense fallback={null}>
      <Worded />
    </Suspense>
  );
}

function Worded() {
  // The page stays as it is until the other language is here.
  const language = useDeferredValue(useSettings((settings) => settings.language));
  const catalogue: Catalogue = use(appCatalogue(language));
  const words = useMemo(() => translator(language, catalogue), [language, catalogue]);
  const route = useRoute();
  useLayoutEffect(() => rememberWay(route), [route]);
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
  }, [language]);
  useEffect(() => {
    document.title = words.text('title.page', { page: words.text(`title.${route.page}`) });
  }, [words, route.page]);
  return (
    <WordsProvider value={words}>
      <Faults>
        <Boundary key={JSON.stringify(route)}>
          <Suspense fallback={<p className="loading">{words.text('loading')}</p>}>
            <Screen route={route} />
          </Suspense>
        </Boundary>
        <Toasts />
      </Faults>
    </WordsProvider>
  );
}
