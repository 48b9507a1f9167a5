import { type FormField, formUrl, RESERVED_FIELDS, SHELL } from '@vantedge/federation-contract';
import { CONFIRM_PATH, THANK_YOU_PATH } from '@vantedge/leads';
import type { LeadExchange, LeadHost } from './lead-exchange.ts';
import { type LeadPage, type LeadReport, leadPage } from './lead-page.ts';
import { type LeadContents, NEWSLETTER } from './lead-store.ts';
import type { LeadResult } from './process-lead.ts';
import { type FormPost, oneLine, toLeadContents, typedText } from './read-form.ts';

/** The form that takes what was typed into one that is gone, and its page. */
const CONTACT = { form: `${SHELL}/contact`, action: formUrl(SHELL, 'contact'), path: '/contact' };

const REPORTS: Partial<Record<LeadResult['status'], LeadReport>> = {
  403: 'failed',
  410: 'gone',
  413: 'too-large',
  429: 'busy',
  501: 'no-endpoint',
  503: 'failed',
};

/** Plain-text messages, for JSON and for when no page can be shown. */
const MESSAGES: Partial<Record<LeadResult['status'], string>> = {
  400: 'Invalid form submission.',
  403: 'The form was not sent from this website. Reload the page and try again.',
  410: 'This form is no longer available. Your message was not sent.',
  413: 'Your message is longer than 512 kB. Shorten it and try again.',
  415: 'Unsupported media type. Use application/x-www-form-urlencoded in UTF-8.',
  422: 'Some fields are missing or invalid. Check your answers and try again.',
  429: 'Too many messages from your network. Try again later.',
  501: 'Form submissions are disabled.',
  503: 'Sorry, there is a problem with the service. We could not save your message. Try again later.',
};

/** Responds to a form submission: JSON for a script, a redirect or a page of the site for a browser. */
export function sendLeadResponse(
  exchange: LeadExchange,
  form: string,
  result: LeadResult,
  host: LeadHost,
): void {
  const { request, response } = exchange;
  const { status, waitMs, isPlainText } = result;
  response.setHeader('Cache-Control', 'no-store');
  if (waitMs) response.setHeader('Retry-After', String(Math.ceil(waitMs / 1_000)));
  if (wantsJson(request.headers.accept)) return sendJson(exchange, result, host);
  if (status < 300 && !result.post?.isPrefill) {
    const fragment = form === NEWSLETTER ? '#newsletter' : '';
    const location = result.confirm ? `${CONFIRM_PATH}#sent` : THANK_YOU_PATH + fragment;
    response.writeHead(303, { Location: location, 'Content-Length': '0' }).end();
    return;
  }
  const page = isPlainText ? undefined : pageFor(exchange, form, result, host);
  if (!page) {
    // There was nothing to fill in.
    const sent = status < 300 ? 410 : status;
    return host.sendBody(request, response, sent, MESSAGES[sent]!, {
      'Content-Type': 'text/plain; charset=utf-8',
    });
  }
  host.sendBody(request, response, page.status, page.html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'X-Release': exchange.live.id,
  });
}

/** Handles a reload of the address of a form, where its response was: redirects to a page that has it. */
export function redirectToForm({ path, response, live }: LeadExchange): void {
  const Location = live.formPages.get(path)?.[0] ?? CONTACT.path;
  response.writeHead(303, { Location, 'Content-Length': '0' }).end();
}

const wantsJson = (accept = '') => accept.toLowerCase().includes('application/json');

function sendJson(
  { request, response }: LeadExchange,
  { status, post, confirm, errors }: LeadResult,
  host: LeadHost,
) {
  const body = {
    // Shows that the lead is stored here, and not that a proxy has answered.
    ...(status < 300 && !post?.isPrefill && { id: post?.id }),
    ...(confirm && { confirm }),
    ...(errors && { errors }),
    ...(status >= 400 && status !== 410 && { message: MESSAGES[status] }),
  };
  host.sendBody(request, response, status, JSON.stringify(body), { 'Content-Type': 'application/json' });
}

/**
 * A page of the live release with the form; without one, the contact form, with everything that was typed. `undefined` if the post cannot be
 * shown, or the release has neither.
 */
function pageFor(
  exchange: LeadExchange,
  form: string,
  { status, post, errors, waitMs }: LeadResult,
  host: LeadHost,
) {
  const { live, path: action } = exchange;
  const report = REPORTS[status];
  if (!post && !report) return undefined;
  const state = { source: post?.source, report, waitMs };
  const render = (path: string, page: LeadPage) => {
    const file = live.files.get(path);
    const html = file?.policy ? leadPage(file.identity.body.toString(), page) : undefined;
    return html === undefined ? undefined : { html, policy: file!.policy! };
  };
  const contents = toLeadContents(fieldsOf(live, form), post?.values ?? new Map());
  for (const path of pagesWith(exchange, host)) {
    const page = render(path, { ...state, action, contents, errors });
    if (page) return { ...page, status };
  }
  const page = render(CONTACT.path, {
    ...state,
    action: CONTACT.action,
    contents: contactContents(fieldsOf(live, CONTACT.form), post?.values ?? new Map()),
    report: report ?? 'gone',
  });
  return page && { ...page, status: report ? status : 410 };
}

const fieldsOf = ({ forms }: LeadExchange['live'], form: string) => forms.get(form)?.[0]?.fields ?? [];

/** Paths of the pages that post to the form; first the one from which the visitor sent it. */
function pagesWith({ request: { headers }, path, live }: LeadExchange, { classifyOrigin }: LeadHost) {
  const paths = live.formPages.get(path) ?? [];
  const { referer = '', host } = headers;
  const isOurs = URL.canParse(referer) && classifyOrigin({ origin: referer, host }) === 'ours';
  const from = isOurs ? new URL(referer).pathname : undefined;
  return from !== undefined && paths.includes(from) ? new Set([from, ...paths]) : paths;
}

/** What was typed into a form that is gone: the fields that the contact form has too, and the others as lines of its message. */
function contactContents(fields: readonly FormField[], values: FormPost['values']): LeadContents {
  const contents = toLeadContents(fields, values);
  const isTaken = (name: string, value: string) =>
    fields.some(
      (field) =>
        field.name === name && (!field.options || field.options.some((option) => option.value === value)),
    );
  const lines = [...values]
    .filter(([name, value]) => value && !RESERVED_FIELDS.includes(name) && !isTaken(name, value))
    .map(([name, value]) => `${oneLine(typedText(name))}: ${typedText(value)}`);
  const message = [contents['message'], lines.join('\n')].filter(Boolean).join('\n\n');
  return { ...contents, ...(message && { message }) };
}
