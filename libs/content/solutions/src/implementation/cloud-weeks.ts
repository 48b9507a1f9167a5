/** How long a strategy takes, in weeks from start to end, with the words that every page says it in. */
const weeks = (min: number, max: number) => ({
  min,
  max,
  range: `${min}–${max}`,
  when: `${min}–${max} weeks`,
});

/** The lengths of the strategies that have one; a hybrid is customized. */
export const cloudWeeks = {
  liftAndShift: weeks(4, 8),
  rePlatform: weeks(8, 12),
  reArchitect: weeks(12, 24),
};
