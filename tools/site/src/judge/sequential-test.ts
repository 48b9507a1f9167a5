/** Views since the last look, and how many of them were bad. */
export interface Counts {
  views: number;
  bad: number;
}

/** Probability that a test stops a canary whose views are not worse, however often it is looked at. */
export const FALSE_STOP = 0.005;

/**
 * Tests whether a canary's views are bad more often than those of the live release. Valid at every look, so it may be looked at all the
 * time and stopped at any.
 *
 * It bets against "not more often": for a group of n₀ views of the live release and n₁ of the canary, the capital is multiplied by the
 * likelihood of the group under p₀ and p₁, divided by that under their mean p = (n₀p₀ + n₁p₁) / (n₀ + n₁). p₀ and p₁ are estimated from
 * the groups before, so the bet is placed before its result is known; while p₁ ≤ p₀ nothing is bet.
 *
 * If both really have the rate θ, a group's expected factor is A^n₀ B^n₁ with A = 1 + (p₀ − p)(θ − p) / p(1 − p), and B the same with
 * p₁. The geometric mean of n₀ times A and n₁ times B is at most their arithmetic mean, which is 1. If the canary's rate is lower, B and
 * so the product is smaller. The capital is therefore a supermartingale that starts at 1, and reaches 1/α with probability α at most
 * (Ville 1939). Source: Turner, Ly and Grünwald, "Generic E-variables for exact sequential k-sample tests that allow for optional
 * stopping", Journal of Statistical Planning and Inference 230 (2024), https://arxiv.org/abs/2106.02693.
 */
export class SequentialTest {
  private logCapital = 0;
  private readonly total = { live: { views: 0, bad: 0 }, canary: { views: 0, bad: 0 } };

  /** Adds a group; the canary is worse once this has returned true. */
  add(live: Counts, canary: Counts): boolean {
    const [p0, p1] = [rateOf(this.total.live), rateOf(this.total.canary)];
    const views = live.views + canary.views;
    if (views && p1 > p0) {
      const p = (live.views * p0 + canary.views * p1) / views;
      this.logCapital += logLikelihood(live, p0, p) + logLikelihood(canary, p1, p);
    }
    for (const [total, { views, bad }] of [
      [this.total.live, live],
      [this.total.canary, canary],
    ] as const) {
      total.views += views;
      total.bad += bad;
    }
    return this.logCapital >= -Math.log(FALSE_STOP);
  }
}

/** An estimate that is never 0 or 1, and 1/2 without views. */
const rateOf = ({ views, bad }: Counts) => (bad + 0.5) / (views + 1);

const logLikelihood = ({ views, bad }: Counts, rate: number, mean: number) =>
  bad * Math.log(rate / mean) + (views - bad) * Math.log((1 - rate) / (1 - mean));
