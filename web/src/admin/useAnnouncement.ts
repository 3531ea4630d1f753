import { useEffect } from 'preact/hooks';
import { findAnnouncement } from '../net/admin.ts';
import { keep, kept } from '../page/storage.ts';
import { useToasts } from '../page/toasts/toasts.ts';

const KEY = 'madang.announcement';
const EVERY = 60_000;

/** Shows what the host tells everybody, once in this browser; looks for it every minute. A server that does not answer tells nothing. */
export function useAnnouncement(): void {
  const show = useToasts((toasts) => toasts.show);
  useEffect(() => {
    const look = (): void => {
      void findAnnouncement().then((found) => {
        if (!found.ok || found.value === null || kept(KEY) === found.value.id) return;
        keep(KEY, found.value.id);
        show(found.value.text);
      });
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [show]);
}
