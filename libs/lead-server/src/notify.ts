import { type Report, SiteError } from '@vantedge/errors';
import { CONFIRMATION, type LeadStore } from './lead-store.ts';
import { mailTarget, type MailTarget } from './mail.ts';
import { notifyInvalid, type Target } from './target.ts';
import { webhookTarget } from './webhook.ts';

/** What `--notify` names. */
export interface Notify {
  /** The names of all targets. A lead also waits for one whose URL is wrong, until that is corrected. */
  names: string[];
  targets: Target[];
  /** A target is a mailbox, so newsletter sign-ups are confirmed by mail. They wait if its URL is wrong. */
  confirms: boolean;
  /** The first mailbox, whose server sends these mails. */
  mailer?: MailTarget;
  problems: SiteError[];
}

const EXAMPLE =
  "--notify 'sales=smtps://user@mail.example.com?from=site@example.com&to=sales@example.com' or --notify crm=https://crm.example.com/leads";

/** Parses the values of `--notify`, `<name>=<url>`, with the secrets of an environment. */
export function parseNotify(values: readonly string[], environment = process.env): Notify {
  const notify: Notify = { names: [], targets: [], confirms: false, problems: [] };
  for (const value of values) {
    const [, name = '', address = ''] = /^([a-z][a-z\d-]{0,31})=(.*)$/s.exec(value) ?? [];
    try {
      // Of what has no name, nothing is printed: it may be an address with a password.
      if (!name)
        throw notifyInvalid('', 'It is not <name>=<url>; a name has up to 32 of a-z, 0-9 and -', EXAMPLE);
      if (notify.names.includes(name)) throw notifyInvalid(name, 'The name is used twice', EXAMPLE);
      if (name === CONFIRMATION)
        throw notifyInvalid(name, 'This name is that of the mails that confirm newsletter sign-ups', EXAMPLE);
      notify.names.push(name);
      notify.confirms ||= /^smtps?:/i.test(address);
      const target = targetOf(name, address, environment);
      notify.targets.push(target);
      if ('sendMail' in target) notify.mailer ??= target;
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      notify.problems.push(error);
    }
  }
  return notify;
}

function targetOf(name: string, address: string, environment: NodeJS.ProcessEnv): Target | MailTarget {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^smtps?:$/.test(url.protocol))
    return mailTarget(name, url, environment['VANTEDGE_SMTP_PASSWORD']);
  if (url && /^https?:$/.test(url.protocol))
    return webhookTarget(name, url, environment['VANTEDGE_WEBHOOK_SECRET']);
  throw notifyInvalid(name, 'Its URL is none of smtp, smtps and https', EXAMPLE);
}

/** Reports at start which targets do not work, and what waits for targets that are not named any more. Never rejects. */
export async function checkNotify(
  { names, targets, confirms, problems }: Notify,
  store: Pick<LeadStore, 'deliveries'> | undefined,
  report: Report,
): Promise<void> {
  const tell = (problem: unknown) =>
    report({
      level: 'error',
      event: 'notify-unusable',
      message: 'Leads are stored, and wait until this is corrected and the server started again.',
      problems: [problem],
    });
  problems.forEach(tell);
  await Promise.all(targets.map(async (target) => target.verify?.().catch(tell)));
  const waiting = (await store?.deliveries.waiting().catch(() => undefined)) ?? [];
  const gone = waiting.filter(
    ({ target }) => !names.includes(target) && !(confirms && target === CONFIRMATION),
  );
  if (!gone.length) return;
  report({
    level: 'warn',
    event: 'deliveries-left',
    message: `Leads wait for targets that --notify does not name: ${gone.map(({ target, leads }) => `${target} (${leads})`).join(', ')}.`,
    fix: `start the server with --notify ${gone[0]!.target === CONFIRMATION ? '<name>=smtps://…' : `${gone[0]!.target}=<url>`}`,
  });
}
