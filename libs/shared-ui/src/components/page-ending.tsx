import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Color } from '../palette.ts';
import { type Action, ButtonLink } from './button.tsx';
import { FaqList, type Question } from './faq.tsx';
import { HeadingText } from './heading-text.tsx';
import { LinkArrow } from './links.tsx';

interface Props {
  /** Id of the questions, unique on the page. */
  name: string;
  /** Heads the questions. */
  title: ReactNode;
  items: readonly Question[];
  /** Below the questions: where to ask another one. */
  lead?: ReactNode;
  /** The closing call: its first action is a button, the others are links. */
  call: { title: ReactNode; text?: ReactNode; actions: readonly Action[] };
  color?: Color;
}

const CALL = clsx(
  'closing-cta ui:col-span-full ui:self-start ui:border-t-3 ui:border-amber ui:pt-6 ui:max-lg:mt-14',
  'ui:lg:sticky ui:lg:top-(--scroll-top) ui:lg:col-start-8 ui:lg:-col-end-1 ui:lg:ml-14',
);

/**
 * The end of a page on one sheet: its questions, and the closing call beside them, which stays in view.
 * @not without `questions` in the record of the page; on a page without questions: `ClosingCta`.
 */
export function PageEnding({ name, title, items, lead, call, color }: Props) {
  const callId = useId();
  const [main, ...links] = call.actions;
  return (
    <div className="page-edge ui:grid-12 ui:py-section" data-color={color}>
      <section
        id={name}
        className="faq ui:col-span-full ui:lg:col-span-7 ui:lg:col-start-1"
        aria-labelledby={`${name}-title`}
      >
        <h2 id={`${name}-title`} className="ui:text-calm/title">
          <HeadingText>{title}</HeadingText>
        </h2>
        <div className="faq-list ui:mt-5.5">
          <FaqList name={`${name}-answers`} items={items} />
        </div>
        {lead && <p className="ui:mt-5 ui:text-slate">{lead}</p>}
      </section>
      <section className={CALL} aria-labelledby={callId}>
        <h2 id={callId}>
          <HeadingText>{call.title}</HeadingText>
        </h2>
        {call.text && <p className="ui:mt-4.5 ui:text-slate">{call.text}</p>}
        {main && (
          <ButtonLink to={main.to} tone="amber" className="ui:mt-6 ui:w-full">
            {main.label}
          </ButtonLink>
        )}
        {links.map((link) => (
          <LinkArrow key={link.label} to={link.to} className="ui:mt-2.5 ui:mr-6">
            {link.label}
          </LinkArrow>
        ))}
      </section>
    </div>
  );
}
