import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { SharedCounters, StoredLead } from './lead-store.ts';

/** How much may be sent. */
export interface LeadLimits {
  /** Form submissions of a network in a minute, successful or not. */
  postsPerMinute: number;
  /** Stored messages of a network in a day. */
  messagesPerDay: number;
}

export const LEAD_LIMITS: LeadLimits = { postsPerMinute: 30, messagesPerDay: 100 };

const MINUTE_S = 60;
const DAY_S = 86_400;

/** Counts submissions and stored messages by the pseudonym of the sender's network. */
export interface LeadLimiter {
  /** Counts a submission; returns the time until one is accepted, in milliseconds, 0 if this one is. */
  post(visitor: string): Promise<number>;
  /** Stores a message and counts it if it is new, or returns the time until it may be stored, in milliseconds. A failure of `store` is thrown. */
  message(
    visitor: string,
    store: () => Promise<StoredLead>,
  ): Promise<{ waitMs: number } | { stored: StoredLead }>;
}

/**
 * Counts in the database of the leads if there is one, so that all servers share one limit, and else in memory. If the database
 * does not respond, each server counts for itself.
 */
export function leadLimiter(limits: LeadLimits, counters?: SharedCounters): LeadLimiter {
  const limiter = (name: string, points: number, duration: number, shared = {}) => {
    const options = { keyPrefix: `${counters?.channel ?? ''}:${name}`, points, duration };
    const inMemory = new RateLimiterMemory(options);
    if (!counters) return inMemory;
    return new RateLimiterPostgres({
      ...options,
      ...shared,
      storeClient: counters,
      storeType: 'pool',
      schemaName: 'vantedge',
      tableName: 'lead_limits',
      tableCreated: true,
      insuranceLimiter: inMemory,
    });
  };
  // A flood does not reach the database.
  const inMemoryBlockOnConsumed = limits.postsPerMinute + 1;
  const posts = limiter('posts', limits.postsPerMinute, MINUTE_S, { inMemoryBlockOnConsumed });
  const messages = limiter('messages', limits.messagesPerDay, DAY_S);
  return {
    post: (visitor) => consume(posts, visitor),
    async message(visitor, store) {
      // Counted afterwards, because only the store knows whether it is new: those that arrive at once may be a few more.
      const counted = await messages.get(visitor);
      // A counter in memory is there until after its end.
      if (counted && counted.remainingPoints <= 0 && counted.msBeforeNext > 0)
        return { waitMs: counted.msBeforeNext };
      const stored = await store();
      if (stored.isNew) await consume(messages, visitor);
      return { stored };
    },
  };
}

/** Counts one; returns the time until it is allowed, 0 if it is. */
async function consume(limiter: RateLimiterAbstract, name: string): Promise<number> {
  try {
    await limiter.consume(name);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, refused.msBeforeNext);
  }
}

/**
 * Identifies a network without storing its address: 18 bits of an HMAC. They bound the counters to 262,144, thousands of
 * addresses share each, and without the key none can be found that shares one with another visitor.
 */
export const pseudonym = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text.toLowerCase()).digest('base64url').slice(0, 3);
