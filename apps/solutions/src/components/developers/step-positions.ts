/** A step of a week; days count from 1, first and last day included. */
export interface DayStep {
  firstDay: number;
  lastDay: number;
}

/** Number of days and row of a step: row 2 if it starts before the step before it has ended. */
export interface StepPosition {
  days: number;
  row: 1 | 2;
}

/** Positions steps in two rows, so that two steps on the same day do not overlap. */
export function stepPositions<Step extends DayStep>(steps: readonly Step[]): (Step & StepPosition)[] {
  const reached = { 1: 0, 2: 0 };
  return steps.map((step) => {
    const row = step.firstDay > reached[1] ? 1 : 2;
    reached[row] = step.lastDay;
    return { ...step, days: step.lastDay - step.firstDay + 1, row };
  });
}
