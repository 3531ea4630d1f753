import { following } from './lists.ts';
import { clocks, jobs, plans, steps, undoing, votes } from './matches.ts';
import { analyses } from './over/analyses.ts';
import { dealing } from './over/deals.ts';
import { feeding } from './over/feeding.ts';
import { files } from './over/files.ts';
import { progressing } from './over/progressing.ts';
import { reaching } from './over/reaching.ts';
import { streaming } from './over/streaming.ts';
import { cups, deletion, merging, notices, signingIn } from './people.ts';
import { editing, posting, receivers } from './receivers.ts';
import { resting } from './rests.ts';
import { limits, seats } from './seats.ts';
import { takingOver } from './take-over.ts';
import { ways } from './ways.ts';
import type { Workload } from './workload.ts';

/** Everything that is played. */
export const WORKLOADS: readonly Workload[] = [
  seats,
  limits,
  undoing,
  votes,
  takingOver,
  plans,
  clocks,
  steps,
  jobs,
  signingIn,
  merging,
  deletion,
  cups,
  notices,
  receivers,
  posting,
  resting,
  following,
  ways,
  files,
  dealing,
  analyses,
  reaching,
  progressing,
  editing,
  feeding,
  streaming,
];
