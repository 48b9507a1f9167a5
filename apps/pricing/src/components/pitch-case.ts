import { type Estimate, estimate, hasResults } from './calculator/estimate.ts';
import type { Choice } from './calculator/estimate-context.ts';

interface Team {
  developers: number;
  /** Hours of one of them in a month. */
  hours: number;
}

/** What the pitch speaks of: a team, all its hours in a month, and what they come to. */
export interface PitchCase extends Estimate {
  team: number;
  hours: number;
}

/** The calculator's team; the reference case before any change, and where the calculator itself has no results. */
export function pitchCase({ input, changed }: Choice, reference: Team): PitchCase {
  const team = changed && hasResults(input) ? input : reference;
  return { ...estimate(team), team: team.developers, hours: team.developers * team.hours };
}
