import { OFFICERS } from '../../components/words.ts';
import { EMPTY, type Player } from '../state.ts';

export const ADLER = OFFICERS.indexOf('wilhelm-adler');
export const GRAZIANO = OFFICERS.indexOf('graziano-del-monte');
export const VIKTOR = OFFICERS.indexOf('viktor-fiesler');
export const JILL = OFFICERS.indexOf('jill-mcdowell');
export const JORDAN = OFFICERS.indexOf('solomon-p-jordan');
export const ANTON = OFFICERS.indexOf('anton-krylov');
export const MAHIRI = OFFICERS.indexOf('mahiri-sekibo');

/** The officer whose ability a player has now: his own, or the one that Mahiri Sekibo copies (BAR-OFFICER-09). */
export const actingOfficer = (me: Player): number => (me.copied === EMPTY ? me.officer : me.copied);
