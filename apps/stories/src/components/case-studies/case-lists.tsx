import { statText } from '@vantedge/content-shared';
import type { CaseDetailsLabels, CaseMetric, ListedCase, StoryCover } from '@vantedge/content-stories';
import {
  ButtonLink,
  Disclosure,
  HeadingText,
  Icon,
  LinkArrow,
  List,
  MetaLine,
  SiteLink,
  StatList,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Plate } from '../plate.tsx';

export interface CaseListsProps {
  cases: readonly ListedCase[];
  featured: { title: string };
  more: { title: string; text: string; tag: string };
  details: CaseDetailsLabels;
}

/** What lists are built from: `case-lists-in-motion.tsx` has parts that move. */
interface Parts {
  /** Keeps children that are removed until they have left. */
  Presence?: ComponentType<{ children: ReactNode }>;
  Item?: ComponentType<{ className?: string; children: ReactNode }> | 'li';
}

/** Plates beside each other. One that opens takes the full width, above a strip of the other. */
const PLATES = clsx(
  'grid gap-x-px [--plate-edge:var(--edge)] [--plate-height:420px] lg:grid-cols-2 lg:has-[[data-plate]_[open]]:grid-cols-1',
  'lg:has-[[data-plate]_[open]]:[--plate-edge:max(var(--edge),50vw_-_var(--page)/2)] lg:has-[[data-plate]_[open]]:[--plate-height:200px]',
);
const PLATE = 'surface-dark lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:has-[[open]]:order-first';
const WIDE = 'lg:col-span-full';
/** At the full width, texts begin where those of the page do. */
const ALONE = 'lg:[--plate-edge:max(var(--edge),50vw_-_var(--page)/2)]';

const ARTICLE = clsx(
  'scheme-dark [--plate-title:clamp(2.25rem,0.25rem+3.35vw,4.25rem)] lg:row-span-3 lg:grid lg:grid-rows-subgrid',
  'lg:has-[[open]]:[--plate-height:420px] lg:has-[[open]]:[--plate-title:clamp(3rem,0.5rem+4.8vw,6.5rem)]',
  'print:break-inside-auto print:scheme-light',
);

/** Client stories as plates, then the samples as quiet rows; a heading without cases is omitted. */
export function CaseLists({
  cases,
  featured,
  more,
  details,
  Presence = Fragment,
  Item = 'li',
}: CaseListsProps & Parts) {
  const plates = cases.filter((study) => study.plate);
  const samples = cases.filter((study) => study.featured && !study.plate);
  const rows = cases.filter((study) => !study.featured);
  return (
    <Presence>
      {plates.length + samples.length > 0 && (
        <section key="featured" aria-labelledby="featured">
          <h2 id="featured" className="sr-only">
            {featured.title}
          </h2>
          <List className={PLATES}>
            <Presence>
              {[...plates, ...samples].map((study) => (
                <Item
                  key={study.id}
                  className={clsx(
                    study.plate ? PLATE : WIDE,
                    study.plate && plates.length === 1 && [WIDE, ALONE],
                  )}
                >
                  {study.plate ? (
                    <CasePlate {...study} plate={study.plate} labels={details} />
                  ) : (
                    <CaseRow {...study} labels={details} />
                  )}
                </Item>
              ))}
            </Presence>
          </List>
        </section>
      )}
      {rows.length > 0 && (
        <section key="more" className="pt-section-md" aria-labelledby="more">
          <div className="page-edge flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-4.5">
            <div className="flex items-baseline gap-3">
              <h2 id="more" className="text-h3/title">
                {more.title}
              </h2>
              <Tag>{more.tag}</Tag>
            </div>
            <p className="text-slate">{more.text}</p>
          </div>
          <List>
            <Presence>
              {rows.map((study) => (
                <Item key={study.id}>
                  <CaseRow {...study} illustrative={undefined} labels={details} />
                </Item>
              ))}
            </Presence>
          </List>
        </section>
      )}
    </Presence>
  );
}

type Props = ListedCase & { labels: CaseDetailsLabels };

/** A client story: its cover with the title on it, a sentence, the link to the story, and its details. */
function CasePlate({ plate, labels, ...study }: Props & { plate: StoryCover }) {
  const { id, title, link = '', excerpt, services } = study;
  return (
    <article id={id} data-plate className={ARTICLE} data-color={study.color}>
      <Plate cover={plate} className="min-h-75 lg:min-h-(--plate-height)">
        <h3 className="w-full pt-12 pr-edge pb-9 pl-(--plate-edge) text-[clamp(1.5rem,0.25rem+6.8vw,3rem)]/none tracking-tight text-balance text-[var(--foil)] md:pb-12 lg:text-(length:--plate-title)/none">
          {study.icon && (
            <img className="mr-2 inline h-6 w-auto" {...study.icon} alt={study.icon.alt} loading="lazy" />
          )}
          <SiteLink
            className="no-underline hover:underline hover:decoration-2 hover:underline-offset-8"
            to={link}
          >
            <HeadingText>{title}</HeadingText>
          </SiteLink>
        </h3>
      </Plate>
      <div className="pt-5 pr-edge pb-4 pl-(--plate-edge)">
        <CaseMeta {...study} />
        <p className="mt-1.5 max-w-prose text-lg/normal text-strong">{excerpt}</p>
        <p className="mt-2 text-small/normal text-quiet">{services.join(' · ')}</p>
        <LinkArrow className="mt-3" to={link} subject={title}>
          {labels.read}
        </LinkArrow>
      </div>
      <Disclosure
        className="border-t border-surface-dark-line [&>summary]:pl-(--plate-edge)"
        summary={
          <span>
            {labels.summary} <span className="sr-only">{title}</span>
          </span>
        }
      >
        <div className="page-edge border-t border-surface-dark-line pt-10 pb-12">
          <StatList size="pull" items={statsOf(study)} />
          <CaseArgument {...study} labels={labels} />
          <ButtonLink className="mt-8" tone="on-dark" to={link}>
            {labels.read}
          </ButtonLink>
        </div>
      </Disclosure>
    </article>
  );
}

/** The results and the duration of a case, and the size of its team if it has no page. */
function statsOf({ metrics, timeline, details }: ListedCase) {
  return [...metrics, timeline, ...(details.teamSize ? [details.teamSize] : [])].map(
    ({ description, icon, ...stat }: CaseMetric) => ({
      ...stat,
      note: description,
      icon: icon && <img className="mr-2 inline h-6 w-auto" {...icon} alt={icon.alt} loading="lazy" />,
    }),
  );
}

/** A sample: a line that opens to the width of the window. */
function CaseRow({ labels, ...study }: Props) {
  const { id, title, excerpt, services, metrics, basis, details, illustrative } = study;
  const [metric] = metrics;
  return (
    <article id={id} data-color={study.color}>
      <details className="group open:bg-surface-tint">
        <summary className="cursor-pointer list-none hover:[&_h3]:underline [&::-webkit-details-marker]:hidden">
          <div className="page-edge grid min-h-17 grid-cols-fill-auto items-center gap-x-6 gap-y-1 border-t border-line py-3 text-md/snug text-slate md:grid-cols-[3.2fr_3.2fr_1.5rem] lg:grid-cols-[3.9fr_3fr_3.2fr_2.7fr_1.5rem]">
            <h3 className="font-text text-[1.1875rem]/snug font-medium tracking-snug decoration-1 underline-offset-5 group-open:text-5xl/snug">
              {study.icon && (
                <img className="mr-2 inline h-6 w-auto" {...study.icon} alt={study.icon.alt} loading="lazy" />
              )}
              {title} {illustrative && <Tag className="ml-1">{illustrative}</Tag>}
            </h3>
            <CaseMeta {...study} className="max-md:order-1" />
            <span className="max-lg:hidden">{services.join(', ')}</span>
            <span className="max-lg:hidden">
              {metric && (
                <>
                  <b className="font-medium text-ink">{statText(metric)}</b> {metric.label}
                </>
              )}
            </span>
            <Icon
              name="plus"
              className="justify-self-end transition-transform group-open:rotate-45 print:hidden"
            />
          </div>
        </summary>
        <div className="page-edge grid grid-cols-1 gap-x-gutter-2 gap-y-8 pt-2 pb-12 lg:grid-cols-7-5 print:grid-cols-7-5 print:gap-y-4 print:pb-6">
          <div>
            <p className="max-w-prose text-lg/body">{details.description ?? excerpt}</p>
            <p className="mt-3 text-small/normal text-slate lg:hidden">{services.join(', ')}</p>
            {basis && (
              <LinkArrow className="mt-4" to={basis.to}>
                {basis.label}
              </LinkArrow>
            )}
          </div>
          <StatList layout="lines" items={statsOf(study)} />
          <div className="lg:col-span-full print:col-span-full">
            <CaseArgument {...study} labels={labels} />
          </div>
        </div>
      </details>
    </article>
  );
}

/** Industry and client. */
function CaseMeta({ industry, client, logo, className }: ListedCase & { className?: string }) {
  return (
    <MetaLine
      className={clsx('mt-0', className)}
      parts={logo ? [industry] : [industry, client]}
      logo={logo && { ...logo, alt: client }}
    />
  );
}

/** Challenges, solutions and results of a case, side by side. */
function CaseArgument({ labels, details }: Props) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-gutter-2 gap-y-7 first:mt-0 md:grid-cols-3">
      {(['challenges', 'solutions', 'results'] as const).map((part) => (
        <div key={part} className="border-t border-surface-rule pt-2.5">
          <h4 className="font-text text-md/note font-medium tracking-normal">{labels[part]}</h4>
          <List className="mt-2 grid gap-3 text-base/normal text-quiet">
            {details[part].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </List>
        </div>
      ))}
    </div>
  );
}
