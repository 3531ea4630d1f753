import { createElement, Fragment, type ReactNode } from 'preact/compat';

/**
 * Draws a list whose items have no name but their place: seats, rows of a table, lines of a text. React knows children that are given
 * one by one by their place, so they need no keys.
 */
export const inPlace = <T>(list: readonly T[], draw: (item: T, at: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...list.map((item, at) => draw(item, at)));
