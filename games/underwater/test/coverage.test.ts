import { ledgerLaws } from '@madang/kernel/testing';
import { LEDGER } from './ledger.ts';

ledgerLaws(LEDGER, { count: 41, title: /example (\d+),/g });
