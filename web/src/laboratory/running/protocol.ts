import type { doLabJob } from '@madang/bots/laboratory';

/** Null: the worker failed. */
export type LabAnswer = { readonly answer: ReturnType<typeof doLabJob> } | null;
