import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { ButtonRow } from '@vantedge/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { LeadOutcome } from '../../leads/send-lead.ts';
import { mailOf } from './mail-of.ts';
import { telephone } from './telephone.ts';

interface Props {
  outcome: LeadOutcome;
  form: RefObject<HTMLFormElement | null>;
}

/** What became of the message, in a place that takes the focus; where it went nowhere, the ways that do work. */
export function DeliveryReport({ outcome, form }: Props) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current!.focus(), []);
  const { title, text } = contact.form.report[outcome];
  return (
    <section
      className="delivery-report"
      data-outcome={outcome}
      ref={region}
      tabIndex={-1}
      aria-labelledby="report-title"
    >
      <h2 id="report-title">{title}</h2>
      <p>{text}</p>
      {outcome !== 'sent' && (
        <>
          <ButtonRow actions={[{ label: contact.form.byMail.action, to: mailOf(form.current!) }]} />
          <ul>
            {company.offices.map(({ id, city, hours, phone }) => (
              <li key={id}>
                {city} <a href={telephone(phone)}>{phone}</a> <span>{hours}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
