/**
 * Minimum age of a key that garbage collection removes, in milliseconds. A writer creates keys before another key refers to them, so
 * it must exceed the time from the first write to the last.
 */
export const GRACE_MS = 24 * 60 * 60 * 1000;

/**
 * Age at which `putIfAbsent` renews an existing key, in milliseconds. Its writer then has the other half of the grace period to write the
 * key that refers to it.
 */
export const RENEW_AFTER_MS = GRACE_MS / 2;
