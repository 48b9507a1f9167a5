/** A step of a week; days are counted from 1, and both ends are worked. */
export interface DayStep {
  firstDay: number;
  lastDay: number;
}

/** How many days a step takes, and the row that it stands in: 2 where it begins before the step before it has ended. */
export interface StepPosition {
  days: number;
  row: 1 | 2;
}

/** Places steps in two rows, so that two that share a day stand one below the other. */
export function stepPositions<Step extends DayStep>(steps: readonly Step[]): (Step & StepPosition)[] {
  const reached = { 1: 0, 2: 0 };
  return steps.map((step) => {
    const row = step.firstDay > reached[1] ? 1 : 2;
    reached[row] = step.lastDay;
    return { ...step, days: step.lastDay - step.firstDay + 1, row };
  });
}
