/**
 * Version of the composer. Increase it with every change after which the same builds give other bytes: the next release then renders all
 * pages again, and older checkouts are refused. `composer.test.ts` fails until then.
 */
export const COMPOSER = 10;
