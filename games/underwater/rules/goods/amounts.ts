import { add, at, subtract } from '@madang/kernel';
import type { Bag, Goods } from '../../components/effects.ts';
import { RESOURCES } from '../../components/words.ts';

/** RESOURCES by number. */
export const CREDITS = RESOURCES.indexOf('credits');
export const KELP = RESOURCES.indexOf('kelp');
export const STEELPLAST = RESOURCES.indexOf('steelplast');
export const SCIENCE = RESOURCES.indexOf('science');
export const BIOMATTER = RESOURCES.indexOf('biomatter');

/** An amount of each resource, by number. */
export type Amounts = readonly number[];

export const FREE: Amounts = [0, 0, 0, 0, 0];

/** A bag of the component tables as amounts. */
export const amountsOf = (bag: Bag): number[] => plusGoods(FREE, bag);

/** Amounts with others added, so many times. */
export function plus(amounts: Amounts, more: Amounts, times = 1): number[] {
  const sum = amounts.slice();
  for (let i = 0; i < sum.length; i++) add(sum, i, times * at(more, i));
  return sum;
}

/** Amounts with others taken away, so many times. */
export function minus(amounts: Amounts, less: Amounts, times = 1): number[] {
  const rest = amounts.slice();
  for (let i = 0; i < rest.length; i++) subtract(rest, i, times * at(less, i));
  return rest;
}

/** Amounts with the resources of goods added so many times, or taken away. */
export function plusGoods(amounts: Amounts, goods: Goods, times = 1): number[] {
  const sum = amounts.slice();
  addGoods(sum, goods, times);
  return sum;
}

/** Adds the resources of goods so many times, in place. */
export function addGoods(sum: number[], goods: Goods, times = 1): void {
  const { credits, kelp, steelplast, science, biomatter } = goods;
  if (credits !== undefined) add(sum, CREDITS, times * credits);
  if (kelp !== undefined) add(sum, KELP, times * kelp);
  if (steelplast !== undefined) add(sum, STEELPLAST, times * steelplast);
  if (science !== undefined) add(sum, SCIENCE, times * science);
  if (biomatter !== undefined) add(sum, BIOMATTER, times * biomatter);
}

/** Amounts as a bag, without what is 0. */
export const bagOf = (amounts: Amounts): Bag =>
  Object.fromEntries(RESOURCES.flatMap((resource, i) => (at(amounts, i) === 0 ? [] : [[resource, at(amounts, i)]])));
