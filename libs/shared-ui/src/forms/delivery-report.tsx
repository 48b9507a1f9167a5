import type { FormDeclaration } from '@vantedge/federation-contract';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { ButtonRow } from '../components/button.tsx';
import { MaskedEmail } from '../components/masked-email.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { fillTemplate } from '../text.ts';
import { getControl } from './field-values.ts';
import { useFormHost } from './form-host.ts';
import { type FormTexts, reportMessages } from './form-texts.ts';
import type { Submission } from './use-submission.ts';
import { List } from '../components/lists.tsx';

interface Props {
  submission: Submission;
  declaration: FormDeclaration;
  texts: FormTexts;
  form: RefObject<HTMLFormElement | null>;
}

const REPORT =
  'ui:col-span-full ui:mb-4 ui:border ui:border-t-3 ui:border-rule ui:px-4.5 ui:pt-5.5 ui:pb-2.5 ui:focus:outline-none ui:md:px-6';

const OFFICE =
  'ui:grid ui:grid-cols-fill-auto ui:items-center ui:gap-x-6 ui:text-md ui:max-md:py-2.5 ui:md:grid-cols-[120px_auto_1fr]';

/** Explains why the form was not delivered and lists other ways to contact us. Receives focus when it appears. */
export function DeliveryReport({ submission, declaration, texts, form }: Props) {
  const { report, wait } = submission;
  const { report: messages, byMail } = texts;
  const { email, offices } = useFormHost();
  const title = useId();
  const region = useRef<HTMLElement>(null);
  const [mail, setMail] = useState<string>();
  useLayoutEffect(() => {
    const written = form.current;
    if (!report || !written) return;
    region.current!.focus();
    // Keeps the email in sync with later edits.
    const take = () => setMail(mailtoUrl(email, byMail.subject, declaration, written));
    take();
    written.addEventListener('input', take);
    return () => written.removeEventListener('input', take);
  }, [report, form, declaration, email, byMail.subject]);
  return (
    <section
      className={REPORT}
      data-lead-report={report ?? ''}
      hidden={!report}
      ref={region}
      tabIndex={-1}
      // A hidden section with a name would match a search for the label "Message".
      aria-labelledby={report && title}
    >
      <h2 className="ui:text-5xl" id={title} {...reportMessages((name) => messages[name].title)}>
        {report && messages[report].title}
      </h2>
      <p
        className="ui:mt-2.5 ui:max-w-prose ui:text-slate"
        {...reportMessages((name) => messages[name].text)}
      >
        {report && fillTemplate(messages[report].text, { wait })}
      </p>
      {mail && <ButtonRow className="ui:mt-5" actions={[{ label: byMail.action, to: mail }]} />}
      <List className="ui:mt-5 ui:divide-y ui:divide-line ui:border-t ui:border-line">
        {offices.map(({ city, hours, phone }) => (
          <li key={city} className={OFFICE}>
            <b className="ui:font-medium">{city}</b>{' '}
            <PhoneLink
              className="ui:max-md:col-start-2 ui:max-md:row-span-2 ui:max-md:row-start-1"
              phone={phone}
            />{' '}
            <span className="ui:text-slate">{hours}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

/** Returns a `mailto:` URL with the contents of the form: texts of several lines first, then the fields that the subject does not say. */
function mailtoUrl(email: string, template: string, { fields }: FormDeclaration, form: HTMLFormElement) {
  const entries = fields.map(({ name, label, type }) => {
    const control = getControl(form, name);
    const value = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value;
    return { name, label, type, value: control.value && value ? value : '' };
  });
  const subject = fillTemplate(template, Object.fromEntries(entries.map(({ name, value }) => [name, value])));
  const texts = entries.filter(({ type }) => type === 'textarea').map(({ value }) => value);
  const about = entries
    .filter(({ name, type, value }) => value && type !== 'textarea' && !template.includes(`{${name}}`))
    .map(({ label, value }) => `${label}: ${value}`);
  const body = [...texts, '', ...about].join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Says where no server takes the form that it cannot be sent, before it is filled in, and how to reach us instead. */
export function NotSentFromHere({ text, email: label, show, reveal }: FormTexts['unavailable']) {
  const { email, reveal: labels, offices } = useFormHost();
  return (
    <div className="ui:mb-9 ui:hidden ui:border ui:border-t-3 ui:border-rule ui:px-4.5 ui:py-3.5 ui:md:px-6 ui:no-leads:block">
      <p className="ui:font-medium">{text}</p>
      <List className="ui:mt-2 ui:text-md">
        {/* Below its label on phones: beside it, it would wrap when the font arrives. */}
        <li className="ui:grid ui:items-center ui:gap-x-3 ui:md:flex">
          {label} <MaskedEmail email={email} labels={{ ...labels, ...reveal, show }} />
        </li>
        {offices.map(({ city, phone }) => (
          <li key={city} className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3">
            {city} <PhoneLink phone={phone} />
          </li>
        ))}
      </List>
    </div>
  );
}
