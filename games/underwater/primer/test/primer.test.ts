import { primerLaws } from '@madang/text/testing';
import { underwater } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { primer } from '../index.ts';

await primerLaws({ game: underwater, wording, primer });
