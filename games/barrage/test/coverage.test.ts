import { ledgerLaws } from '@madang/kernel/testing';
import { LEDGER } from './ledger.ts';

ledgerLaws(LEDGER, { count: 57, title: /EX-(\d\d)/g });
