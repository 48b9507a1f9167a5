import { List, Section, SectionTitle } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Fragment } from 'react';

interface Credential {
  /** Set large: `US CPA`. Alternatives are separated by a slash: `['GAAP', 'IFRS']`. */
  mark: string | readonly string[];
  claim: string;
  detail: string;
}

const LIST = 'mt-section-sm grid border-t border-surface-dark-rule';
// As wide as its mark; with custom text spacing, a mark that does not fit wraps to a second row.
const ITEM = clsx(
  'border-surface-dark-line pt-3.5 pb-3.5 max-md:not-first:border-t',
  'md:min-w-0 md:flex-auto md:border-l md:px-inset md:pt-7 md:pb-8 md:first:border-l-0 md:first:pl-0 md:last:pr-0',
  'lg:min-w-[min(13.5rem,14vw)] lg:pb-0',
);
// Four marks wrap to two rows of two; three stay in one row, so that none is alone.
const FOUR = {
  list: 'md:max-lg:grid-cols-2 lg:flex lg:flex-wrap',
  item: 'md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 md:max-lg:nth-[n+3]:border-t',
};
const MARK =
  'text-6xl leading-none tracking-stat lining-nums md:whitespace-nowrap *:font-light *:text-amber md:text-stat-lg';

/** Certifications in large type on a dark surface. */
export function Certifications({ title, items }: { title: string; items: readonly Credential[] }) {
  const four = items.length > 3;
  return (
    <Section
      id="credentials"
      layout="free"
      surface="dark"
      title={title}
      className="certifications py-section-lg"
    >
      <SectionTitle className="text-h3 leading-tight text-on-dark-2" />
      <List className={clsx(LIST, four ? FOUR.list : 'md:flex md:flex-wrap')}>
        {items.map(({ mark, claim, detail }) => (
          <li key={claim} className={clsx(ITEM, four && FOUR.item)}>
            <h3 className={MARK}>
              {[mark].flat().map((part, index) => (
                <Fragment key={part}>
                  {index > 0 ? <span> / </span> : null}
                  {part}
                </Fragment>
              ))}
            </h3>
            <p className="mt-1.5 max-w-tight text-md leading-normal text-on-dark-2 [contain:inline-size] max-md:max-w-none md:mt-4.5">
              <b className="block font-medium text-on-dark">{claim}</b> {detail}
            </p>
          </li>
        ))}
      </List>
    </Section>
  );
}
