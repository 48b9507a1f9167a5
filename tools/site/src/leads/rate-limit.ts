/** How often one visitor may post, whatever becomes of it. */
export interface RateLimits {
  /** Posts at once. */
  burst: number;
  /** Milliseconds until there may be one more. */
  refillIntervalMs: number;
  /** Visitors that are remembered; of more, those that were here longest ago are forgotten. */
  maxVisitors: number;
}

export const RATE_LIMITS: RateLimits = { burst: 20, refillIntervalMs: 15_000, maxVisitors: 10_000 };

/** What a visitor may do now. */
export interface RateLimitResult {
  /** Milliseconds until a post is taken; 0 for now. */
  waitMs: number;
  /** Was refused more than `burst` times in a row: worth a sentence, and no page. */
  isFlood: boolean;
}

/** Counts posts, in memory only. */
export interface RateLimit {
  take(visitor: string, now: number): RateLimitResult;
}

/** A bucket for each visitor, that fills by one every so often. */
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
      // Anew, so that the map's order is that of the last visits.
      buckets.delete(visitor);
      buckets.set(visitor, next);
      if (buckets.size > maxVisitors) buckets.delete(buckets.keys().next().value!);
      const waitMs = next.refused ? Math.ceil((1 - filled) * refillIntervalMs) : 0;
      return { waitMs, isFlood: next.refused > burst };
    },
  };
}
