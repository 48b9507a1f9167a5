/** The duration of a strategy in weeks, with its wordings. */
const weeks = (min: number, max: number) => ({
  min,
  max,
  range: `${min}–${max}`,
  when: `${min}–${max} weeks`,
});

/** Strategy durations; a hybrid migration is customized and has none. */
export const cloudWeeks = {
  liftAndShift: weeks(4, 8),
  rePlatform: weeks(8, 12),
  reArchitect: weeks(12, 24),
};
