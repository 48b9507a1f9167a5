/** Time limit for development servers, in milliseconds: they respond when they have built the section. */
const DEVELOPMENT_MS = 120_000;

/** Settles like the promise, or rejects after some milliseconds, in production. */
export function withTimeout<T>(productionMs: number, promise: Promise<T>): Promise<T> {
  const ms = process.env.NODE_ENV === 'development' ? DEVELOPMENT_MS : productionMs;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
