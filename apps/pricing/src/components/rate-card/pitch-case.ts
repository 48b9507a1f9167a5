import type { Savings } from '@vantedge/content-shared';
import { estimate, hasResults } from './calculator/estimate.ts';
import type { Choice } from './calculator/estimate-context.ts';

interface Team {
  developers: number;
  /** Hours per person and month. */
  hours: number;
}

/** The case in the pitch: a team, its hours in a month, and the savings. */
export interface PitchCase extends Savings {
  team: number;
  hours: number;
}

/** Returns the calculator's team, or the reference case before any change and without results. */
export function pitchCase({ input, changed }: Choice, reference: Team): PitchCase {
  const team = changed && hasResults(input) ? input : reference;
  return { ...estimate(team), team: team.developers, hours: team.developers * team.hours };
}
