import { postgresBusy } from './postgres-failure.ts';

/** Resolves like `work`, or rejects with `LEADS_BUSY` after `milliseconds`. The work itself continues. */
export async function answerWithin<T>(work: Promise<T>, milliseconds: number, label: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    const message = `PostgreSQL did not answer within ${milliseconds} ms.`;
    timer = setTimeout(() => reject(postgresBusy(label, message)), milliseconds);
  });
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
}
