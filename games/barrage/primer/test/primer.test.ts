import { primerLaws } from '@madang/text/testing';
import { barrage } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { primer } from '../index.ts';

await primerLaws({ game: barrage, wording, primer });
