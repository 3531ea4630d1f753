import { campaignLaws } from '@madang/text/testing';
import { primer } from '../../primer/index.ts';
import { underwater } from '../../rules/index.ts';
import { campaign } from '../index.ts';
import ways from '../ways.json' with { type: 'json' };

await campaignLaws({ game: underwater, campaign, ways, symbols: primer.symbols });
