import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { ButtonRow, telUrl } from '@vantedge/shared-ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Report, reportMessages } from '../../leads/report.ts';
import { mailtoUrl } from './mailto-url.ts';

interface Props {
  /** Why the message was not delivered; `undefined` hides the report. */
  outcome: Report | undefined;
  form: RefObject<HTMLFormElement | null>;
}

const { report: messages, byMail } = contact.form;

/** Explains why the message was not delivered and lists other ways to contact us. Receives focus when it appears. */
export function DeliveryReport({ outcome, form }: Props) {
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
      className="delivery-report"
      data-lead-report={outcome ?? ''}
      hidden={!outcome}
      ref={region}
      tabIndex={-1}
      // A hidden section with a name would match a search for the label "Message".
      aria-labelledby={outcome && 'report-title'}
    >
      <h2 id="report-title" {...reportMessages((name) => messages[name].title)}>
        {outcome && messages[outcome].title}
      </h2>
      <p {...reportMessages((name) => messages[name].text)}>{outcome && messages[outcome].text}</p>
      {mail && <ButtonRow actions={[{ label: byMail.action, to: mail }]} />}
      <ul>
        {company.offices.map(({ city, hours, phone }) => (
          <li key={city}>
            <b>{city}</b> <a href={telUrl(phone)}>{phone}</a> <span>{hours}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
