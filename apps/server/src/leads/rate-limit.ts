/** How often one visitor may submit forms, successfully or not. */
export interface RateLimits {
  /** Submissions at once. */
  burst: number;
  /** Time until one more submission is allowed, in milliseconds. */
  refillIntervalMs: number;
  /** Maximum number of visitors in memory; the least recently seen are dropped. */
  maxVisitors: number;
}

export const RATE_LIMITS: RateLimits = { burst: 20, refillIntervalMs: 15_000, maxVisitors: 10_000 };

/** The result of counting a submission. */
export interface RateLimitResult {
  /** Time until a submission is accepted, in milliseconds; 0 means now. */
  waitMs: number;
  /** Rejected more than `burst` times in a row: the response is plain text instead of a page. */
  isFlood: boolean;
}

/** Counts submissions, in memory only. */
export interface RateLimit {
  take(visitor: string, now: number): RateLimitResult;
}

/** A token bucket per visitor. */
export function rateLimit({ burst, refillIntervalMs, maxVisitors }: RateLimits = RATE_LIMITS): RateLimit {
  const buckets = new Map<string, { left: number; at: number; refused: number }>();
  return {
    take(visitor, now) {
      const { left, at, refused } = buckets.get(visitor) ?? { left: burst, at: now, refused: 0 };
      const filled = Math.min(burst, left + Math.max(0, now - at) / refillIntervalMs);
      const next =
        filled >= 1
          ? { left: filled - 1, at: now, refused: 0 }
          : { left: filled, at: now, refused: refused + 1 };
      // Reinserted, so that the map stays ordered by last visit.
      buckets.delete(visitor);
      buckets.set(visitor, next);
      if (buckets.size > maxVisitors) buckets.delete(buckets.keys().next().value!);
      const waitMs = next.refused ? Math.ceil((1 - filled) * refillIntervalMs) : 0;
      return { waitMs, isFlood: next.refused > burst };
    },
  };
}
