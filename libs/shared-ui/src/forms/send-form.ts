import type { FormErrors } from '@vantedge/leads';
import type { SubmissionTexts } from './form-texts.ts';
import { sentDraft } from '../components/form-drafts.ts';
import { tabStorage } from '../components/tab-storage.ts';
import { track } from '../track.ts';

/** Key in session storage of a form submission that had no response when its page was left. */
export const PENDING_LEAD = 'vantedge-lead';

/**
 * Result of a submission: stored, failed after all retries, no endpoint, too large, a form that is no longer declared, rate limited, or
 * rejected with validation errors.
 */
export type SubmissionResult =
  | { outcome: 'failed' | 'no-endpoint' | 'too-large' | 'gone' }
  /** `confirm`: the sender has yet to confirm it, by email. */
  | { outcome: 'sent'; confirm?: true }
  | { outcome: 'busy'; waitMs: number }
  | { outcome: 'invalid'; errors: FormErrors };

/** Retries after a network or server error, or an answer that is not the server's, after 1, 2 and 4 seconds. */
const MAX_RETRIES = 3;

const FIRST_RETRY_DELAY_MS = 1_000;

/** After this, the request counts as failed. The id makes the retry the same lead. */
const REQUEST_TIMEOUT_MS = 10_000;

/** The same for the last retry: a slow server may have stored the lead, so nothing is gained by giving up on it early. */
const LAST_REQUEST_TIMEOUT_MS = 30_000;

/**
 * Browsers finish a request up to this size, in bytes, after the visitor has left the page; they refuse larger ones (64 KiB, shared by
 * all requests of the page).
 */
const MAX_KEEPALIVE_BYTES = 60_000;

type Fields = Readonly<Record<string, string>>;

/** What is posted, and where to. */
interface Post {
  url: string;
  fields: Fields;
  /** The same for all attempts, so that a lead whose response was lost is stored once. */
  id: string;
  /** Id of the form element, whose draft ends when the lead is stored. */
  formId: string;
  /** What a later page says about the result. */
  left: SubmissionTexts['left'];
}

/**
 * Submits a form, and retries. Where no server takes forms, logs the contents. If the document is left meanwhile, the next one goes on:
 * `resumeLead`.
 */
export async function sendForm(submission: Post): Promise<SubmissionResult> {
  const { formId } = submission;
  if (!takesForms()) return noEndpoint(submission);
  const discardDraft = sentDraft(formId);
  const keep = () => tabStorage((storage) => storage.setItem(PENDING_LEAD, JSON.stringify(submission)));
  addEventListener('pagehide', keep);
  const result = await untilAnswered(submission);
  removeEventListener('pagehide', keep);
  if (result.outcome === 'sent') {
    discardDraft();
    const form = submission.url.split('/').at(-1);
    track('lead_sent', { form: form === 'contact' || form === 'newsletter' ? form : 'other' });
  }
  return result;
}

/**
 * Submits again what the previous document of this tab was submitting when it was left, with the same id. Resolves to the result and to what
 * to say about it; `undefined` if there was nothing.
 */
export async function resumeLead(): Promise<(Pick<Post, 'left'> & { result: SubmissionResult }) | undefined> {
  const pending = tabStorage((storage) => {
    const kept = storage.getItem(PENDING_LEAD);
    storage.removeItem(PENDING_LEAD);
    return JSON.parse(kept!) as Post | null;
  });
  return pending ? { result: await sendForm(pending), left: pending.left } : undefined;
}

async function untilAnswered(submission: Post): Promise<SubmissionResult> {
  const body = new URLSearchParams({ ...submission.fields, id: submission.id });
  for (let retries = 0; ;) {
    const timeout = retries < MAX_RETRIES ? REQUEST_TIMEOUT_MS : LAST_REQUEST_TIMEOUT_MS;
    const answer = await post(submission.url, body, timeout);
    const result = answer && resultOf(answer, submission);
    if (result) return result;
    if (retries === MAX_RETRIES) return { outcome: 'failed' };
    await pause(FIRST_RETRY_DELAY_MS * 2 ** retries++);
  }
}

/** What has answered a submission: the server, or anything between, such as a page of a company's proxy. */
interface Answer {
  status: number;
  /** Time until the next attempt is worthwhile; 0 if the answer does not say. */
  waitMs: number;
  /** Empty if the answer is not JSON. */
  body: { id?: string; confirm?: boolean; errors?: FormErrors };
}

/** Returns the answer, or `undefined` on a network error or timeout. */
async function post(url: string, body: URLSearchParams, timeoutMs: number): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      keepalive: body.toString().length <= MAX_KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json = (await answer.json().catch(() => undefined)) as Answer['body'] | null | undefined;
    const waitMs = (Number(answer.headers.get('retry-after')) || 0) * 1_000;
    return { status: answer.status, waitMs, body: json ?? {} };
  } catch {
    return undefined;
  }
}

/** The result that an answer tells; `undefined` if another attempt may have another. */
function resultOf({ status, waitMs, body }: Answer, submission: Post): SubmissionResult | undefined {
  // Only the server that has stored the lead knows its id.
  if (status < 400) {
    if (body.id !== submission.id) return undefined;
    return { outcome: 'sent', ...(body.confirm && { confirm: true }) };
  }
  if (status === 501 || status === 404 || status === 405) return noEndpoint(submission);
  if (status === 410) return { outcome: 'gone' };
  if (status >= 500) return undefined;
  if (status === 413) return { outcome: 'too-large' };
  if (status === 429) return { outcome: 'busy', waitMs };
  return status === 422 && body.errors ? { outcome: 'invalid', errors: body.errors } : { outcome: 'failed' };
}

function noEndpoint({ url, fields }: Post): SubmissionResult {
  console.log(`[${url}]`, fields);
  return { outcome: 'no-endpoint' };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether a server takes forms, which `<html data-leads>` says; not in a plain export. */
const takesForms = () => document.documentElement.dataset['leads'] !== undefined;
