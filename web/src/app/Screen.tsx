import type { ReactNode } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import type { PageName, Route, RouteOf } from '../page/router.ts';
import { loadWaiting } from '../reach/later.tsx';
import { SCREENS } from './screens.tsx';
import { useFollowers } from './useFollowers.ts';

/** The screen of a route. */
export function Screen({ route }: { readonly route: Route }) {
  useFollowers();
  useEffect(loadWaiting, []);
  return show(route);
}

const show = <P extends PageName>(route: RouteOf<P>): ReactNode => SCREENS[route.page](route);
