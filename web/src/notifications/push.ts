import { fail, ok, type Result } from '@madang/kernel';
import type { ChannelRequest, Problem } from '@madang/wire';
import { appUrl } from '../reach/base.ts';

/** Whether this browser can be told something while the page is closed. */
export const knowsPush = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser as a place where its person is told; asks for permission. `key`: the server's. */
export async function pushHere(key: string, name: string): Promise<Result<ChannelRequest, Problem>> {
  if ((await Notification.requestPermission()) !== 'granted') return fail({ code: 'push-refused' });
  try {
    await navigator.serviceWorker.register(appUrl('offline.js'));
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    // One that was made for another server's key is of no use here.
    const made = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint, keys } = made.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return fail({ code: 'no-push' });
    return ok({ kind: 'push', address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, name });
  } catch {
    return fail({ code: 'no-push' });
  }
}
