import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { type Action, ButtonRow } from './button.tsx';
import { HeadingText } from './heading-text.tsx';
import type { Color } from '../palette.ts';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** The first is the page's own call to action, in amber. */
  actions: readonly Action[];
  /** Uses a tinted band instead of the page surface. */
  tint?: boolean;
  color?: Color;
  /** Continues the part above: no rule and no space between them. */
  continues?: boolean;
  /** A small drawing above the title. */
  mark?: ReactNode;
  /** More links, under the buttons. */
  children?: ReactNode;
}

const PLAIN = {
  section: 'ui:pb-section',
  wrap: 'ui:border-t ui:border-rule ui:pt-section-sm',
  title: 'ui:text-call/none ui:tracking-tight',
  buttons: 'ui:mt-6 ui:lg:*:flex-auto ui:lg:*:basis-full',
};
const TINT: typeof PLAIN = {
  section: 'ui:bg-surface-tint ui:py-section-lg',
  wrap: '',
  title: '',
  buttons: 'ui:mt-4 ui:*:px-4 ui:lg:*:flex-auto',
};

/** Below the buttons, links are in one column where the text is beside the title. */
const BODY = clsx(
  'ui:max-lg:col-span-full ui:max-lg:mt-6 ui:max-lg:max-w-prose ui:lg:col-start-9 ui:lg:-col-end-1',
  'ui:[&_.related-links]:mt-3 ui:[&_.related-links]:gap-y-0 ui:lg:[&_.related-links]:gap-x-0',
  'ui:lg:[&_.related-links>*]:flex-auto ui:lg:[&_.related-links>*]:basis-full ui:[&_b]:font-medium ui:[&_b]:text-ink ui:[&_p]:text-slate',
);

/**
 * Closing call to action above the footer: one sentence and up to two buttons.
 * @not in the middle of a page, which ends with it: `Section` with an `action`.
 */
export function ClosingCta({ title, text, actions, tint = false, continues, color, mark, children }: Props) {
  const id = useId();
  const look = tint ? TINT : PLAIN;
  return (
    <section className={clsx('closing-cta', look.section)} aria-labelledby={id} data-color={color}>
      <div className={clsx('page-edge ui:grid-12 ui:items-end', !continues && look.wrap)}>
        <div className="ui:max-lg:col-span-full ui:lg:col-span-7 ui:lg:col-start-1">
          {mark}
          <h2 id={id} className={look.title || undefined}>
            <HeadingText>{title}</HeadingText>
          </h2>
        </div>
        <div className={BODY}>
          {text && <p>{text}</p>}
          <ButtonRow
            actions={actions.map((action, index) => (index === 0 ? { tone: 'amber', ...action } : action))}
            className={clsx('ui:max-md:*:flex-auto ui:max-md:*:basis-full', look.buttons)}
          />
          {children}
        </div>
      </div>
    </section>
  );
}
