import type { AnalysisAnswer, AnalysisJob } from '@madang/bots/analysis';
import type { Document } from '@madang/kernel';

/** What the page sends to a worker that analyses: first the match, then jobs, the next when one is answered. */
export type ToAnalyst = { readonly type: 'open'; readonly document: Document } | { readonly type: 'job'; readonly job: AnalysisJob };

/** What it sends back. `answer` null: there was nothing to look at. */
export type FromAnalyst =
  | { readonly type: 'answer'; readonly answer: Exclude<AnalysisAnswer, undefined> | null }
  | { readonly type: 'failed'; readonly error: string };
