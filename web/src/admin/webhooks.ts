import type { WebhookChange, WebhookRequest } from '@madang/wire';
import * as forms from '../net/forms/forms.ts';
import { request, requestFor } from '../net/request.ts';

/** The webhooks of the server. */
export const findWebhooks = () => requestFor(forms.WebhookList, 'GET', '/admin/webhooks');

/** Adds a webhook. Only the answer has the secret that signs plain JSON. */
export const addWebhook = (asked: WebhookRequest) => requestFor(forms.NewWebhook, 'POST', '/admin/webhooks', asked);

const one = (id: string): string => `/admin/webhooks/${encodeURIComponent(id)}`;

export const changeWebhook = (id: string, change: WebhookChange) => request('PUT', one(id), change);

export const removeWebhook = (id: string) => request('DELETE', one(id));

/** Sends a test message now; one that arrives switches the webhook on again. */
export const testWebhook = (id: string) => request('POST', `${one(id)}/test`);
