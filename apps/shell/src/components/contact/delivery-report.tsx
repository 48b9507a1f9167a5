import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { ButtonRow, fillTemplate } from '@vantedge/shared-ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Report, reportMessages } from '../../leads/use-lead.ts';
import { controlOf } from './contact-fields.ts';
import { PhoneLink } from './phone-link.tsx';

interface Props {
  /** Why the message was not delivered; `undefined` hides the report. */
  outcome: Report | undefined;
  /** How long to wait before the next attempt. */
  wait: string;
  form: RefObject<HTMLFormElement | null>;
}

const REPORT =
  'col-span-full mb-4 border border-t-3 border-rule px-4.5 pt-5.5 pb-2.5 focus:outline-none md:px-6';

const OFFICE =
  'grid grid-cols-fill-auto items-center gap-x-6 text-md max-md:py-2.5 md:grid-cols-[120px_auto_1fr]';

const { report: messages, byMail } = contact.form;

/** Explains why the message was not delivered and lists other ways to contact us. Receives focus when it appears. */
export function DeliveryReport({ outcome, wait, form }: Props) {
  const region = useRef<HTMLElement>(null);
  const [mail, setMail] = useState<string>();
  useLayoutEffect(() => {
    const written = form.current;
    if (!outcome || !written) return;
    region.current!.focus();
    // Keeps the email in sync with later edits.
    const take = () => setMail(mailtoUrl(written));
    take();
    written.addEventListener('input', take);
    return () => written.removeEventListener('input', take);
  }, [outcome, form]);
  return (
    <section
      className={REPORT}
      data-lead-report={outcome ?? ''}
      hidden={!outcome}
      ref={region}
      tabIndex={-1}
      // A hidden section with a name would match a search for the label "Message".
      aria-labelledby={outcome && 'report-title'}
    >
      <h2 className="text-5xl" id="report-title" {...reportMessages((name) => messages[name].title)}>
        {outcome && messages[outcome].title}
      </h2>
      <p className="mt-2.5 max-w-prose text-slate" {...reportMessages((name) => messages[name].text)}>
        {outcome && fillTemplate(messages[outcome].text, { wait })}
      </p>
      {mail && <ButtonRow className="mt-5" actions={[{ label: byMail.action, to: mail }]} />}
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {company.offices.map(({ city, hours, phone }) => (
          <li key={city} className={OFFICE}>
            <b className="font-medium">{city}</b>{' '}
            <PhoneLink className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1" phone={phone} />{' '}
            <span className="text-slate">{hours}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a `mailto:` URL with the contents of the form. */
function mailtoUrl(form: HTMLFormElement): string {
  const { fields, byMail } = contact.form;
  const service = (controlOf(form, 'service') as HTMLSelectElement).selectedOptions[0]?.textContent ?? '';
  const about = fields
    .filter(({ name }) => name !== 'service' && name !== 'message')
    .map(({ name, label }) => [label, controlOf(form, name).value] as const)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`);
  const body = [controlOf(form, 'message').value, '', ...about].join('\n').replace(/\r?\n/g, '\r\n');
  const subject = fillTemplate(byMail.subject, { service });
  return `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
