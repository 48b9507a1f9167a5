import { text as escaped } from '@vantedge/documents/html';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLoopback, notifyFailed, notifyInvalid, type Target } from './target.ts';
import type { SentLead } from './lead-store.ts';

/** Sender and receivers of the mails. */
export interface Envelope {
  from: string;
  to: string[];
}

/** A mail, as nodemailer takes it. */
export type Mail = Pick<
  SendMailOptions,
  'from' | 'to' | 'replyTo' | 'subject' | 'messageId' | 'date' | 'headers' | 'text' | 'html'
>;

/** A target that also sends other mails, from its sender. */
export interface MailTarget extends Target {
  from: string;
  /** Sends a mail, and rejects, like `send`. */
  sendMail(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Each step of an SMTP session, in milliseconds: connecting, the greeting, and every answer. */
const STEP_MS = 15_000;

const EXAMPLE = (name: string) =>
  `--notify '${name}=smtps://user@mail.example.com?from=site@example.com&to=sales@example.com'`;

/** A target that gets leads by mail. Throws `NOTIFY_INVALID`. */
export function mailTarget(name: string, url: URL, password = ''): MailTarget {
  if (url.password) {
    throw notifyInvalid(
      name,
      'Its URL has a password, which every user of this machine can read',
      'VANTEDGE_SMTP_PASSWORD=…, and only the user in the URL',
    );
  }
  const unknown = [...url.searchParams.keys()].filter((key) => key !== 'from' && key !== 'to');
  const addresses = (key: string) => url.searchParams.getAll(key).flatMap((value) => value.split(','));
  const [[from = '', second], to] = [addresses('from'), addresses('to')];
  const isComplete =
    from && second === undefined && to.length && [from, ...to].every((each) => ADDRESS.test(each));
  if (!url.hostname || unknown.length || !isComplete || url.hash || !/^\/?$/.test(url.pathname)) {
    throw notifyInvalid(
      name,
      'Its URL needs a host, one address in from, and one or more in to',
      EXAMPLE(name),
    );
  }
  if (url.username && !password) {
    throw notifyInvalid(
      name,
      'Its URL has a user, but VANTEDGE_SMTP_PASSWORD is not set',
      'VANTEDGE_SMTP_PASSWORD=…',
    );
  }
  const secure = url.protocol === 'smtps:';
  const isLocal = isLoopback(url.hostname);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    // A password and a lead travel encrypted, or not at all.
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: password } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const failed = (error: unknown) => {
    const { code = 'no answer in time', response = '' } = error as { code?: string; response?: string };
    // Only codes: texts of servers quote addresses and messages.
    const [status = ''] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
    const fix =
      code === 'EAUTH'
        ? 'check the user and VANTEDGE_SMTP_PASSWORD'
        : 'check host, port and addresses of the URL';
    return notifyFailed(name, [code, status].filter(Boolean).join(' '), fix);
  };
  const sendMail = async (mail: Mail, signal: AbortSignal) => {
    const sending = transport.sendMail(mail);
    // Where a server takes a mail for some of several addresses only, they would get it twice.
    await Promise.race([sending, aborted(signal)]).catch((error: unknown) => {
      sending.catch(() => undefined);
      throw failed(error);
    });
  };
  return {
    name,
    from,
    sendMail,
    send: (lead, signal) => sendMail(composeMail(lead, name, { from, to }), signal),
    async verify() {
      await transport.verify().catch((error: unknown) => {
        throw failed(error);
      });
    },
  };
}

const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/;

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(new Error('aborted'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

const MAX_SUBJECT = 150;

/** More than any field takes. */
const MAX_VALUE = 50_000;

/** The mail about a lead. What the visitor wrote is text in every part of it. */
export function composeMail(lead: SentLead, target: string, { from, to }: Envelope) {
  const { id, form, at, source, contents, unsubscribe } = lead;
  const { email, name = '', company = '' } = contents;
  const about = [name, company].filter(Boolean).join(', ') || (email ?? '');
  const fields = Object.entries(contents).map(
    ([field, value]) => [title(field), clip(value, MAX_VALUE)] as const,
  );
  const all = [
    ...fields,
    ...Object.entries(source),
    ...(unsubscribe === undefined ? [] : [['Unsubscribe', unsubscribe] as const]),
    ['Form', form],
    ['Sent', at],
    ['Id', id],
  ] as const;
  const rows = all.map(
    ([field, value]) =>
      `<tr><th align="left" valign="top">${escaped(field)}</th><td style="white-space:pre-wrap">${escaped(value)}</td></tr>`,
  );
  return {
    from,
    to,
    ...(email && { replyTo: { name: clip(oneLine(name), MAX_SUBJECT), address: oneLine(email) } }),
    subject: clip(oneLine(`${title(form.replace(/^.*\//, ''))}: ${about}`), MAX_SUBJECT),
    messageId: `<${id}.${target}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(at),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: all.map(([field, value]) => `${field}: ${value}\n`).join(''),
    html: `<table>${rows.join('')}</table>`,
  };
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Also without line breaks that only some programs know. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Not within a character. */
const clip = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
