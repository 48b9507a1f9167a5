import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { ButtonRow } from '@vantedge/shared-ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { mailOf } from './mail-of.ts';
import { telephone } from './telephone.ts';

/** What can become of a message instead of its arrival. */
export const REPORTS = ['nowhere', 'failed', 'busy', 'again'] as const;

interface Props {
  outcome: (typeof REPORTS)[number];
  shown: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/** Why the message has not arrived, in a place that takes the focus, and the ways that do work. Hidden until it applies. */
export function DeliveryReport({ outcome, shown, form }: Props) {
  const region = useRef<HTMLElement>(null);
  const [mail, setMail] = useState<string>();
  useLayoutEffect(() => {
    const written = form.current;
    if (!shown || !written) return;
    region.current!.focus();
    // What is changed after the report goes along as well.
    const take = () => setMail(mailOf(written));
    take();
    written.addEventListener('input', take);
    return () => written.removeEventListener('input', take);
  }, [shown, form]);
  const { title, text } = contact.form.report[outcome];
  const id = `report-${outcome}`;
  return (
    <section
      className="delivery-report"
      data-lead-report={outcome}
      hidden={!shown}
      ref={region}
      tabIndex={-1}
      // A name for what is hidden would be found by whoever looks for the field “Message” by its label.
      aria-labelledby={shown ? id : undefined}
    >
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {mail && <ButtonRow actions={[{ label: contact.form.byMail.action, to: mail }]} />}
      <ul>
        {company.offices.map(({ city, hours, phone }) => (
          <li key={city}>
            <b>{city}</b> <a href={telephone(phone)}>{phone}</a> <span>{hours}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
