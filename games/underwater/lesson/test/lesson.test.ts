import { lessonLaws } from '@madang/text/testing';
import { underwater } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { lesson } from '../index.ts';

await lessonLaws({ game: underwater, wording, lesson });
