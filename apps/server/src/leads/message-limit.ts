import { createHmac, randomBytes } from 'node:crypto';

/** Maximum number of stored messages in any 60 seconds and in any 24 hours. */
export interface MessageLimits {
  perVisitorAndMinute: number;
  perVisitorAndDay: number;
  /** For one email address, from any visitor. */
  perEmailAndDay: number;
  /** Maximum number of visitors, and of email addresses, in memory; the least recently seen are dropped. */
  maxRemembered: number;
}

export const MESSAGE_LIMITS: MessageLimits = {
  perVisitorAndMinute: 3,
  perVisitorAndDay: 20,
  perEmailAndDay: 5,
  maxRemembered: 10_000,
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A message about to be stored. */
export interface CountedMessage {
  visitor: string;
  email: string;
  /** The same for every attempt to send the message. */
  key: string;
}

/** Counts stored messages, in memory only. */
export interface MessageLimit {
  /**
   * Counts a message unless it was counted before or must wait. `waitMs` is the time until it may be stored, in milliseconds;
   * 0 means now. `undo` reverts the count.
   */
  take(message: CountedMessage, now: number): { waitMs: number; undo: () => void };
}

/** Messages of the last 24 hours, oldest first. */
type Recent = { key: string; at: number }[];

/** Limits messages per visitor and per email address. Addresses are hashed with a key that exists only in this process. */
export function messageLimit(limits: MessageLimits = MESSAGE_LIMITS): MessageLimit {
  const { perVisitorAndMinute, perVisitorAndDay, perEmailAndDay, maxRemembered } = limits;
  const secret = randomBytes(32);
  const visitors = new Map<string, Recent>();
  const emails = new Map<string, Recent>();
  return {
    take({ visitor, email, key }, now) {
      const person = createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url');
      const byVisitor = recent(visitors, visitor, now);
      const byEmail = recent(emails, person, now);
      const nothing = () => undefined;
      if (byVisitor.some((message) => message.key === key)) return { waitMs: 0, undo: nothing };
      const waitMs = Math.max(
        waitFor(byVisitor, { count: perVisitorAndMinute, windowMs: MINUTE_MS }, now),
        waitFor(byVisitor, { count: perVisitorAndDay, windowMs: DAY_MS }, now),
        waitFor(byEmail, { count: perEmailAndDay, windowMs: DAY_MS }, now),
      );
      if (waitMs) return { waitMs, undo: nothing };
      const message = { key, at: now };
      remember(visitors, visitor, [...byVisitor, message], maxRemembered);
      remember(emails, person, [...byEmail, message], maxRemembered);
      return {
        waitMs: 0,
        undo() {
          for (const [map, name] of [
            [visitors, visitor],
            [emails, person],
          ] as const) {
            map.set(
              name,
              (map.get(name) ?? []).filter((other) => other !== message),
            );
          }
        },
      };
    },
  };
}

const recent = (map: ReadonlyMap<string, Recent>, name: string, now: number): Recent =>
  (map.get(name) ?? []).filter(({ at }) => at > now - DAY_MS);

/** Milliseconds until there are fewer than `count` messages in the window. */
function waitFor(messages: Recent, { count, windowMs }: { count: number; windowMs: number }, now: number) {
  const oldest = messages.at(-count);
  return oldest ? Math.max(0, oldest.at + windowMs - now) : 0;
}

/** Updates an entry, keeping the map bounded and ordered by last message. */
function remember(map: Map<string, Recent>, name: string, messages: Recent, limit: number) {
  map.delete(name);
  map.set(name, messages);
  if (map.size > limit) map.delete(map.keys().next().value!);
}
