import type { LeadFaults } from '@vantedge/leads';
import { leadEndpoint } from './lead-endpoint.ts';

/**
 * What became of a form: on disk; not accepted after every try; nobody to send it to; too many from this network; or
 * refused, with what is wrong in it.
 */
export type LeadAnswer =
  { outcome: 'sent' | 'failed' | 'nowhere' | 'busy' } | { outcome: 'refused'; faults: LeadFaults };

/** How often a network or server error is followed by another try, after 1, 2 and 4 seconds. */
const RETRIES = 3;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** How often the server may ask for a later try, which is no error: a form was filled in faster than it believes. */
const TOO_EARLY = 3;

/** Milliseconds after which an answer no longer counts on. The id makes the next try the same lead. */
const PATIENCE = 10_000;

/**
 * Sends the fields of a form to the site's endpoint, every try under the same id, so that a lead whose answer was lost
 * is kept once. Where there is no endpoint, the contents are logged instead.
 */
export async function sendLead(fields: Readonly<Record<string, string>>, id: string): Promise<LeadAnswer> {
  const endpoint = leadEndpoint();
  if (!endpoint) return nowhere(fields);
  const body = new URLSearchParams({ ...fields, id });
  for (let retries = 0, early = 0; ;) {
    const answer = await post(endpoint, body);
    if (answer?.status === 425 && early < TOO_EARLY) {
      early++;
      // Stands for the cookie where the browser keeps none.
      const { token } = await bodyOf(answer);
      if (token) body.set('token', token);
      await pause(Number(answer.headers.get('retry-after')) * 1_000 || FIRST_WAIT);
    } else if (answer && (answer.status < 500 || answer.status === 501)) {
      return read(answer, fields);
    } else if (retries < RETRIES) {
      await pause(FIRST_WAIT * 2 ** retries++);
    } else {
      return { outcome: 'failed' };
    }
  }
}

/** The answer, or nothing where none came in time. */
async function post(endpoint: string, body: URLSearchParams): Promise<Response | undefined> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    return undefined;
  }
}

async function read(answer: Response, fields: Readonly<Record<string, string>>): Promise<LeadAnswer> {
  const { status } = answer;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 501 || status === 404 || status === 405) return nowhere(fields);
  if (status === 429) return { outcome: 'busy' };
  if (status !== 422) return { outcome: 'failed' };
  const { faults } = await bodyOf(answer);
  return faults ? { outcome: 'refused', faults } : { outcome: 'failed' };
}

/** What an answer says besides its status; nothing where it is no JSON. */
async function bodyOf(answer: Response): Promise<{ faults?: LeadFaults; token?: string }> {
  const body: unknown = await answer.json().catch(() => undefined);
  return body ?? {};
}

function nowhere(fields: Readonly<Record<string, string>>): LeadAnswer {
  console.log(`[${fields['form']}]`, fields);
  return { outcome: 'nowhere' };
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, LONGEST_WAIT)));
