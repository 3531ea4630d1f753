import { lessonLaws } from '@madang/text/testing';
import { ludwig } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { lesson } from '../index.ts';

await lessonLaws({ game: ludwig, wording, lesson });
