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
  /** Form submissions of a visitor in five minutes, successful or not. */
  posts: number;
  /** Stored messages of a visitor in a minute. */
  messagesPerMinute: number;
  /** Stored messages of a visitor in a day. */
  messagesPerDay: number;
}

export const LEAD_LIMITS: LeadLimits = {
  posts: 100,
  messagesPerMinute: 10,
  messagesPerDay: 100,
};

const POSTS_WINDOW_S = 300;
const MINUTE_S = 60;
const DAY_S = 86_400;

/** A message about to be stored. */
export interface CountedMessage {
  /** Pseudonym of the sender's network. */
  visitor: string;
  /** The same for every attempt to send the message. */
  key: string;
}

/** Counts submissions and stored messages. */
export interface LeadLimiter {
  /** Counts a submission; returns the time until one is accepted, in milliseconds, 0 if this one is. */
  post(visitor: string): Promise<number>;
  /** Counts submissions from other sites, which do not use up a visitor's allowance. */
  foreignPost(visitor: string): Promise<number>;
  /**
   * Stores a message and counts it, or returns the time until it may be stored, in milliseconds. A retry of a stored message is
   * never limited; a failure of `store` is not counted and thrown.
   */
  message(
    message: CountedMessage,
    store: () => Promise<StoredLead>,
  ): Promise<{ waitMs: number } | { waitMs: 0; stored: StoredLead }>;
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
  const inMemoryBlockOnConsumed = limits.posts + 1;
  const posts = limiter('posts', limits.posts, POSTS_WINDOW_S, { inMemoryBlockOnConsumed });
  const foreignPosts = new RateLimiterMemory({ points: limits.posts, duration: POSTS_WINDOW_S });
  const perMinute = limiter('minute', limits.messagesPerMinute, MINUTE_S);
  const perDay = limiter('day', limits.messagesPerDay, DAY_S);
  const known = limiter('message', 1, DAY_S);
  return {
    post: (visitor) => consume(posts, visitor),
    foreignPost: (visitor) => consume(foreignPosts, visitor),
    async message({ visitor, key }, store) {
      if (await known.get(key)) return { waitMs: 0, stored: await store() };
      const counters = [perMinute, perDay];
      const undo = () => Promise.all(counters.map((counter) => counter.reward(visitor)));
      const waitMs = Math.max(...(await Promise.all(counters.map((counter) => consume(counter, visitor)))));
      if (waitMs) {
        await undo();
        return { waitMs };
      }
      try {
        const stored = await store();
        if (!stored.isNew) await undo();
        await known.set(key, 1, DAY_S);
        return { waitMs: 0, stored };
      } catch (error) {
        await undo();
        throw error;
      }
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
