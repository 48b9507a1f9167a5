import {
  HeadingText,
  LinkArrow,
  List,
  MetaLine,
  type Quotation,
  QuoteSource,
  QuoteText,
  SiteLink,
  type StatParts,
  StatValue,
} from '@vantedge/shared-ui';
import type { ReactNode } from 'react';

interface FeaturedStoryProps {
  title: string;
  to: string;
  parts: readonly string[];
  text: string;
  color: string;
  /** Text of the link below. */
  action: string;
  stat: StatParts & { label: string };
  /** Its other results, each in a few words. */
  notes: readonly string[];
  quotation: Quotation;
  /** The drawing on the cover. */
  children: ReactNode;
}

/** The cover, from one edge of the window to the other; its drawing may be wider than the text of the page. */
const COVER = 'mt-stack bg-service/9 pt-lead pb-[calc(clamp(24px,4vw,56px)+72px)]';

/** A featured story: title, full-bleed cover with a quote over its lower edge, and one stat. */
export function FeaturedStory({
  title,
  to,
  parts,
  text,
  color,
  action,
  stat,
  notes,
  quotation,
  children,
}: FeaturedStoryProps) {
  return (
    <article className="pt-section last:pb-section" data-color={color}>
      <div className="page-edge grid-12 items-end">
        <div className="col-span-full lg:col-span-8">
          <MetaLine className="mt-0" parts={parts} />
          <h2 className="mt-2">
            <SiteLink className="no-underline hover:underline" to={to}>
              <HeadingText>{title}</HeadingText>
            </SiteLink>
          </h2>
        </div>
        <p className="col-span-full text-slate max-lg:mt-4 max-lg:max-w-prose lg:col-start-9 lg:-col-end-1">
          {text}
        </p>
      </div>
      <div className={COVER}>
        <div className="mx-auto max-w-440 px-edge">{children}</div>
      </div>
      <div className="page-edge grid-12 items-start">
        <figure className="col-span-full -mt-18 border-t-3 border-service bg-paper pt-7 pr-6 pl-inset max-lg:pb-2 lg:col-span-8 lg:pt-10">
          <QuoteText className="text-quote/tight tracking-snug text-pretty">{quotation.quote}</QuoteText>
          <QuoteSource {...quotation} stacked className="mt-5 text-small/note" />
        </figure>
        <div className="col-span-full mt-8 lg:col-start-9 lg:-col-end-1 lg:mt-10">
          <p>
            <b className="figure block text-call/none font-normal tracking-stat text-service">
              <StatValue {...stat} />
            </b>{' '}
            <span className="mt-2 block font-medium">{stat.label}</span>
          </p>
          <List className="mt-4 border-t border-line pt-3 text-md/normal text-slate">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </List>
          <LinkArrow className="mt-4" to={to} subject={title}>
            {action}
          </LinkArrow>
        </div>
      </div>
    </article>
  );
}
