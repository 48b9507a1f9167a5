import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FaqList, type Question } from './faq-list.tsx';
import { Section } from './section.tsx';

interface Props {
  /** Unique on the page; also the id of the section. */
  name: string;
  title: ReactNode;
  lead?: ReactNode;
  items?: readonly Question[];
  /** Questions in titled groups, in the display typeface, instead of one list. */
  groups?: readonly { title: string; items: readonly Question[] }[];
  tint?: boolean;
  /** A hairline above, between two sections with the same surface. */
  ruled?: boolean;
  /** Contact prompt: after the questions; on a wide screen at the bottom of the heading column. */
  children?: ReactNode;
}

const MORE = clsx(
  'ui:self-end ui:pt-10 ui:max-lg:col-span-full ui:lg:col-[1/span_4] ui:[&_h3]:text-4xl',
  'ui:[&_.button-row]:mt-4.5 ui:[&_p]:mt-1.5 ui:[&_p]:text-slate',
  'ui:max-md:[&_.button]:flex-1 ui:max-md:[&_.button]:px-3',
);
const GROUP_TITLE =
  'ui:pb-2.5 ui:font-text ui:text-small/snug ui:font-medium ui:tracking-normal ui:text-slate';

/** FAQ section: heading in four columns, questions in seven. */
export function Faq({ name, title, lead, items = [], groups = [], tint, ruled, children }: Props) {
  const answers = `${name}-answers`;
  return (
    <Section
      id={name}
      className="faq ui:*:grid-12"
      surface={tint ? 'tint' : 'light'}
      ruled={ruled}
      labelledBy={`${name}-title`}
    >
      <div className="ui:max-lg:col-span-full ui:lg:col-[1/span_4]">
        <h2 id={`${name}-title`}>{title}</h2>
        {lead && <p className="ui:mt-4.5 ui:max-w-[30ch] ui:text-slate">{lead}</p>}
      </div>
      <div className="faq-list ui:max-lg:col-span-full ui:max-lg:mt-8 ui:lg:col-[6/-1] ui:lg:row-[1/span_2]">
        <FaqList name={answers} items={items} />
        {groups.map((group, index) => (
          <div className="faq-group ui:not-first:mt-11" key={group.title}>
            <h3 className={GROUP_TITLE}>{group.title}</h3>
            <FaqList name={answers} items={group.items} level={4} openFirst={index === 0} />
          </div>
        ))}
      </div>
      {children && <div className={MORE}>{children}</div>}
    </Section>
  );
}
