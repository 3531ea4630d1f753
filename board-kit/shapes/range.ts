/** The numbers 0 … count − 1. */
export const range = (count: number): readonly number[] => [...Array(count).keys()];
