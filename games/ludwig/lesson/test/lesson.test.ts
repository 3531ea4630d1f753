import { lessonLaws } from '@madang/text/testing';
import { ludwig } from '../../rules/index.ts';
import { lesson } from '../index.ts';

await lessonLaws({ game: ludwig, lesson });
