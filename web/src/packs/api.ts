import type { PackRequest } from '@madang/wire';
import * as forms from '../net/forms/forms.ts';
import { requestFor } from '../net/request.ts';

/** The packs that the person uploaded, the last first. */
export const listPacks = () => requestFor(forms.PackList, 'GET', '/packs');

/** A pack that the server has, with its document. */
export const findPack = (id: string) => requestFor(forms.PackView, 'GET', `/packs/${encodeURIComponent(id)}`);

/** Brings a pack to the server; harmless where it has it. */
export const uploadPack = (asked: PackRequest) => requestFor(forms.PackHead, 'POST', '/packs', asked);
