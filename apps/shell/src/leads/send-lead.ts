import { leadEndpoint } from './lead-endpoint.ts';

/** What became of a form: on disk, not accepted after every try, or nobody to send it to. */
export type LeadOutcome = 'sent' | 'failed' | 'nowhere';

const TRIES = 3;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Sends a form to the site's lead endpoint; its field `form` says which one it is. A network or server error is tried again after 1, 2, 4 … seconds; an
 * answer that refuses the form is final. Where there is no endpoint, the contents are logged instead.
 */
export async function sendLead(fields: FormData): Promise<LeadOutcome> {
  const endpoint = leadEndpoint();
  const contents = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
  if (!endpoint) {
    console.log(`[${contents['form']}]`, contents);
    return 'nowhere';
  }
  // The same id on every try, so that a lead whose answer was lost is kept once.
  const body = new URLSearchParams({ ...contents, id: crypto.randomUUID() });
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const status = await post(endpoint, body);
    if (status >= 200 && status < 300) return 'sent';
    if (status >= 400 && status < 500) break;
    if (attempt < TRIES) await pause(Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT));
  }
  return 'failed';
}

/** Status of the answer, or 0 when there was none. */
async function post(endpoint: string, body: URLSearchParams): Promise<number> {
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    return status;
  } catch {
    return 0;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
