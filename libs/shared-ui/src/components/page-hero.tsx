import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Sky } from '../palette.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { type Action, ButtonRow } from './button.tsx';
import { HeadingText } from './heading-text.tsx';
import { LinkArrow } from './links.tsx';
import { Tag } from './tag.tsx';

interface Props {
  /** `home`: full size; `inner`: below a breadcrumb; `plain`: without a breadcrumb. */
  variant: HeroVariant;
  sky?: Sky;
  breadcrumb?: readonly Crumb[];
  /** The page's name, above its claim. */
  name?: string;
  /** A badge next to the name. */
  badge?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The price, as a link below the lead. */
  price?: Action;
  actions?: readonly Action[];
  /** Native buttons and downloads, after the actions. */
  controls?: ReactNode;
  /** A panel at the right edge of the hero, down to its bottom; the text then stays on the left. */
  aside?: ReactNode;
  className?: string;
  /** Decoration behind the content. */
  background?: ReactNode;
  /** Content below the text: a drawing, a stat row. */
  children?: ReactNode;
}

const SPLIT = clsx(
  'ui:mt-lead ui:grid-12 ui:items-end ui:max-lg:*:col-span-full',
  'ui:lg:*:last:col-start-8 ui:lg:*:last:-col-end-1 ui:lg:*:last:ml-gutter',
);

const VOICE = 'ui:self-center ui:pt-4 ui:pb-11 ui:lg:col-span-7 ui:lg:col-start-1 ui:lg:pb-section-md';
const VOICE_TEXT = 'ui:mt-section-xs ui:max-w-prose ui:text-lg/body ui:text-on-dark-2';
const LEAD = clsx(
  'hero-lead ui:pb-1.5 ui:max-xl:col-span-full ui:max-xl:mt-5 ui:max-xl:grid ui:max-xl:items-end ui:md:max-xl:mt-7',
  'ui:max-xl:gap-x-16 ui:max-xl:gap-y-5 ui:md:max-xl:grid-cols-fill-auto ui:md:max-xl:gap-y-7 ui:xl:col-start-9 ui:xl:-col-end-1',
);

const LEAD_BUTTONS = 'ui:*:flex-auto ui:*:px-4 ui:max-xl:flex-col ui:xl:mt-5';

/**
 * Page hero on a dark surface: title on the left, lead on the right, evidence below.
 * @not twice on a page; one whose content has another order builds on `HeroFrame`.
 */
export function PageHero({
  name,
  badge,
  title,
  lead,
  price,
  actions,
  controls,
  aside,
  children,
  ...frame
}: Props) {
  const inner = frame.variant === 'inner';
  const heading = (
    <PageTitle name={name} badge={badge} variant={frame.variant}>
      {title}
    </PageTitle>
  );
  const text = (lead || price) && (
    <div className={aside ? VOICE_TEXT : 'ui:text-lg/normal ui:text-on-dark-2'}>
      {lead && <p>{lead}</p>}
      {price && (
        <LinkArrow className="ui:mt-1.5 ui:text-base ui:text-on-dark" to={price.to}>
          {price.label}
        </LinkArrow>
      )}
    </div>
  );
  const row = aside
    ? 'ui:mt-7 ui:max-md:*:flex-auto ui:max-md:*:basis-full'
    : clsx(LEAD_BUTTONS, inner && 'ui:md:max-xl:min-w-75');
  const buttons = (actions || controls) && (
    <ButtonRow actions={actions} surface="dark" className={row} tight={!aside}>
      {controls}
    </ButtonRow>
  );
  return (
    <HeroFrame {...frame} flush={Boolean(aside)}>
      {aside ? (
        <div className={SPLIT}>
          <div className={VOICE}>
            {heading}
            {text}
            {buttons}
          </div>
          {aside}
        </div>
      ) : (
        <div className={clsx('ui:grid-12 ui:items-end', inner && 'ui:mt-lead')}>
          {heading}
          {(text || buttons) && (
            <div className={LEAD}>
              {text}
              {buttons}
            </div>
          )}
        </div>
      )}
      {children}
    </HeroFrame>
  );
}

type HeroVariant = 'home' | 'inner' | 'plain';

interface HeroFrameProps {
  variant: HeroVariant;
  sky?: Sky;
  breadcrumb?: readonly Crumb[];
  /** Without space below the content. */
  flush?: boolean;
  /** Class for a hero that differs from the default. */
  className?: string;
  /** Full-width decoration behind the content. */
  background?: ReactNode;
  /** Full-width content below the other content. */
  plate?: ReactNode;
  children?: ReactNode;
}

/** The header overlaps the first 64 px. */
const TOP_SPACING: Record<HeroVariant, string> = {
  home: 'ui:relative ui:isolate ui:pt-[calc(64px+clamp(24px,2.53vw,60px))]',
  inner: 'ui:pt-21',
  plain: 'ui:pt-[calc(64px+clamp(40px,4vw,64px))]',
};

/**
 * Dark hero surface with the breadcrumb. For pages that render their own hero content.
 * @not for a hero of title, lead and actions: `PageHero`.
 */
export function HeroFrame({
  variant,
  sky,
  breadcrumb,
  flush,
  className,
  background,
  plate,
  children,
}: HeroFrameProps) {
  const bottom = flush ? undefined : 'ui:pb-figure';
  return (
    <section
      className={clsx('page-hero ui:surface-dark', TOP_SPACING[variant], bottom, className)}
      data-sky={sky}
      aria-labelledby="page-title"
    >
      {background}
      <div className="page-edge">
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
        {children}
      </div>
      {plate}
      {/* Browsers paint nothing before they have parsed this: what arrives in parts would move what they have painted. */}
      <i id="hero-end" hidden />
    </section>
  );
}

interface PageTitleProps {
  /**
   * Variant of the hero around it; on paper, `sheet` beside a document, or `long`, and `line` above one. Elsewhere, `className` sets the size.
   */
  variant?: HeroVariant | 'sheet' | 'long' | 'line';
  /** The page's name, in small type above the claim; both are part of the heading. */
  name?: string;
  badge?: string;
  className?: string;
  children: ReactNode;
}

const TITLE =
  'ui:col-span-full ui:focus:outline-none ui:xl:col-span-8 ui:xl:col-start-1 ui:[&_em]:text-amber';
const LARGE = 'ui:text-h1/display ui:tracking-tight ui:md:tracking-stat';
const VARIANTS: Record<NonNullable<PageTitleProps['variant']>, string> = {
  home: clsx(LARGE, 'ui:max-2xs:text-[11.4vw]/[0.96]'),
  inner: 'ui:text-(length:--h1-page)/[0.98] ui:tracking-tight',
  plain: LARGE,
  sheet: 'ui:text-(length:--h1-page)/[0.98] ui:tracking-stat',
  // On phones a little beyond its column: a line that just fits in the web font also fits in the fallback font.
  long: 'ui:text-[min(var(--h1-page),4rem)]/none ui:tracking-stat ui:max-md:-mr-1.5',
  line: 'ui:text-line/display ui:tracking-stat',
};

const NAME = 'ui:mb-section-xs ui:block ui:font-text ui:text-lg/note ui:tracking-normal';
const NAME_COLORS: typeof VARIANTS = {
  home: '',
  inner: 'ui:text-quiet',
  plain: 'ui:text-quiet',
  sheet: 'ui:font-medium ui:text-service-or-teal',
  long: 'ui:font-medium ui:text-service-or-teal',
  line: 'ui:font-medium ui:text-service-or-teal',
};

/**
 * The page's only h1. It takes the focus after a route change, so it has an id and a tabindex.
 * @not beside a `PageHero`, which has it.
 */
export function PageTitle({ variant, name, badge, className, children }: PageTitleProps) {
  return (
    <h1 id="page-title" className={clsx(variant && [TITLE, VARIANTS[variant]], className)} tabIndex={-1}>
      {name && (
        <span className={clsx(NAME, NAME_COLORS[variant ?? 'plain'])}>
          {name}
          {badge && (
            <>
              {' '}
              <Tag className="ui:ml-1">{badge}</Tag>
            </>
          )}
        </span>
      )}{' '}
      <HeadingText>{children}</HeadingText>
    </h1>
  );
}
