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

/** FAQ section: heading in four columns, questions in seven. */
export function Faq({ name, title, lead, items = [], groups = [], tint, ruled, children }: Props) {
  const answers = `${name}-answers`;
  return (
    <Section
      id={name}
      className={groups.length > 0 ? 'faq faq--grouped' : 'faq'}
      surface={tint ? 'tint' : 'light'}
      ruled={ruled}
      labelledBy={`${name}-title`}
    >
      <div className="faq-head">
        <h2 id={`${name}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className="faq-list">
        <FaqList name={answers} items={items} />
        {groups.map((group, index) => (
          <div className="faq-group" key={group.title}>
            <h3>{group.title}</h3>
            <FaqList name={answers} items={group.items} level={4} openFirst={index === 0} />
          </div>
        ))}
      </div>
      {children && <div className="faq-more">{children}</div>}
    </Section>
  );
}
