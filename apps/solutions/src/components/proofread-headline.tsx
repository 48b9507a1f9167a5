import { ButtonRow, type Crumb, HeroFrame, LinkArrow, PageTitle } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Action {
  label: string;
  to: string;
}

/** One line of the proof: its text, a deletion and an insertion. */
interface Line {
  text: string;
  cut?: string;
  put?: string;
}

interface Props {
  breadcrumb: readonly Crumb[];
  name: string;
  /** The corrected headline. */
  title: string;
  lines: readonly Line[];
  lead: string;
  actions: readonly Action[];
  more: Action;
  /** The slug line under the proof: notes, as a printer would write. */
  slug: { notes: readonly { label: string; value: string }[] };
}

/** The crop mark is rotated to each of the four corners. */
const CORNERS = [
  '-top-2.5 -left-4.5 md:-left-6.5',
  '-top-2.5 -right-4.5 -scale-x-100 md:-right-3.5',
  '-right-4.5 -bottom-2.5 -scale-100 md:-right-3.5',
  '-bottom-2.5 -left-4.5 -scale-y-100 md:-left-6.5',
];

const PROOF = 'relative mt-lead py-9 pl-6 md:pt-figure md:pb-figure md:pl-inset xl:grid-12';

const MARGIN =
  'border-surface-dark-line pt-1 pb-3.25 max-xl:mt-8 max-xl:grid max-xl:items-end max-xl:gap-x-16 max-xl:gap-y-7 md:max-xl:grid-cols-fill-auto xl:col-span-4 xl:self-end xl:border-l xl:pl-gutter';

const LINE_NUMBER =
  'absolute top-0 left-[calc(-1*clamp(20px,3vw,48px))] font-text text-2xs/[calc(var(--h1-proofread)*1.2)] font-medium tracking-normal text-on-dark-2 tabular-nums not-italic';

/** A hero whose headline is a corrected proof with crop marks. */
export function ProofreadHeadline({ breadcrumb, name, title, lines, lead, actions, more, slug }: Props) {
  return (
    <HeroFrame variant="inner" sky="dawn-los-angeles" breadcrumb={breadcrumb}>
      <div className={PROOF}>
        <Crops />
        <PageTitle
          variant="inner"
          name={name}
          className="text-[length:var(--h1-proofread)]/[1.12] *:first:mb-2.5 xl:col-span-8"
        >
          <span className="sr-only">{title}</span>
          <span className="block" aria-hidden="true">
            {lines.map((line, index) => (
              <span key={line.text} className="relative block">
                <i className={LINE_NUMBER}>{index + 1}</i>
                <Corrected {...line} />
              </span>
            ))}
          </span>
        </PageTitle>
        <div className={MARGIN}>
          <p className="leading-body text-on-dark-2">{lead}</p>
          <div>
            <ButtonRow className="*:flex-auto xl:mt-6" actions={actions} surface="dark" />
            <LinkArrow className="mt-3" to={more.to}>
              {more.label}
            </LinkArrow>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-inset gap-y-2 pt-6 text-small text-on-dark-2">
        {slug.notes.map(({ label, value }) => (
          <p key={label} className="max-md:basis-full">
            {label} <b className="font-medium text-on-dark">{value}</b>
          </p>
        ))}
        <svg
          className="h-5 w-23 scheme-dark *:fill-(--mark) md:ml-auto"
          viewBox="0 0 92 20"
          aria-hidden="true"
        >
          {['amber', 'teal', 'blue', 'purple'].map((color, index) => (
            <path key={color} data-color={color} d={`M${index * 24} 0h20v20h-20z`} />
          ))}
        </svg>
      </div>
    </HeroFrame>
  );
}

function Corrected({ text, cut, put }: Line) {
  if (!cut) return text;
  return (
    <>
      {text}{' '}
      <span className="relative text-on-dark-2">
        {cut}
        <svg
          className="absolute top-5/11 -left-[6%] h-[0.3em] w-[114%] overflow-visible fill-none stroke-amber stroke-2"
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
        >
          <path vectorEffect="non-scaling-stroke" d="M0 11C24 8 62 12 88 8c9-1 14 3 10 7s-12 2-8-3" />
        </svg>
      </span>
      <em className="ml-[0.24em]">{put}</em>
    </>
  );
}

function Crops() {
  return CORNERS.map((corner) => (
    <svg
      key={corner}
      className={clsx('absolute size-10 fill-none stroke-surface-dark-rule', corner)}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <path d="M40 26H14M26 40V14M0 26h8M26 0v8" />
    </svg>
  ));
}
