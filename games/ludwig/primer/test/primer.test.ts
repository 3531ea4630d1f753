import { primerLaws } from '@madang/text/testing';
import { ludwig } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { primer } from '../index.ts';

await primerLaws({ game: ludwig, wording, primer });
