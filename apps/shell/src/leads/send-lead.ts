import type { LeadErrors } from '@vantedge/leads';
import { leadEndpoint } from './lead-endpoint.ts';

/**
 * What became of a form: on disk; not accepted after every try; nobody to send it to; too many from this network; or
 * refused, with what is wrong in it.
 */
export type LeadResult =
  { outcome: 'sent' | 'failed' | 'no-endpoint' | 'busy' } | { outcome: 'invalid'; errors: LeadErrors };

/** How often a network or server error is followed by another try, after 1, 2 and 4 seconds. */
const MAX_RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** How often the server may ask for a later try, which is no error: a form was filled in faster than it believes. */
const MAX_EARLY_RETRIES = 3;

/** Milliseconds after which an answer no longer counts on. The id makes the next try the same lead. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Sends the fields of a form to the site's endpoint, every try under the same id, so that a lead whose answer was lost
 * is kept once. Where there is no endpoint, the contents are logged instead.
 */
export async function sendLead(fields: Readonly<Record<string, string>>, id: string): Promise<LeadResult> {
  const endpoint = leadEndpoint();
  if (!endpoint) return noEndpoint(fields);
  const body = new URLSearchParams({ ...fields, id });
  for (let retries = 0, early = 0; ;) {
    const answer = await post(endpoint, body);
    if (answer?.status === 425 && early < MAX_EARLY_RETRIES) {
      early++;
      // Stands for the cookie where the browser keeps none.
      const { token } = await bodyOf(answer);
      if (token) body.set('token', token);
      await pause(Number(answer.headers.get('retry-after')) * 1_000 || FIRST_RETRY_DELAY_MS);
    } else if (answer && (answer.status < 500 || answer.status === 501)) {
      return read(answer, fields);
    } else if (retries < MAX_RETRIES) {
      await pause(FIRST_RETRY_DELAY_MS * 2 ** retries++);
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
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch {
    return undefined;
  }
}

async function read(answer: Response, fields: Readonly<Record<string, string>>): Promise<LeadResult> {
  const { status } = answer;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 501 || status === 404 || status === 405) return noEndpoint(fields);
  if (status === 429) return { outcome: 'busy' };
  if (status !== 422) return { outcome: 'failed' };
  const { errors } = await bodyOf(answer);
  return errors ? { outcome: 'invalid', errors } : { outcome: 'failed' };
}

/** What an answer says besides its status; nothing where it is no JSON. */
async function bodyOf(answer: Response): Promise<{ errors?: LeadErrors; token?: string }> {
  const body: unknown = await answer.json().catch(() => undefined);
  return body ?? {};
}

function noEndpoint(fields: Readonly<Record<string, string>>): LeadResult {
  console.log(`[${fields['form']}]`, fields);
  return { outcome: 'no-endpoint' };
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, MAX_DELAY_MS)));
