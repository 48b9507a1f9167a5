import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Action } from './action.ts';
import type { Crumb } from './breadcrumb.tsx';
import { ButtonRow } from './button-row.tsx';
import { CriticalCssBoundary } from './critical-css-boundary.tsx';
import { HeroFrame, type HeroVariant } from './hero-frame.tsx';
import { PageTitle } from './page-title.tsx';

interface Props {
  /** `home`: full size; `inner`: below a breadcrumb; `plain`: without a breadcrumb. */
  variant: HeroVariant;
  breadcrumb?: readonly Crumb[];
  /** The page's name, above its claim. */
  name?: string;
  title: ReactNode;
  lead?: ReactNode;
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
  'ui:mt-[clamp(28px,3vw,44px)] ui:grid-12 ui:items-end ui:max-lg:*:col-span-full',
  'ui:lg:*:last:col-[8/-1] ui:lg:*:last:ml-gutter',
);
const VOICE = 'ui:self-center ui:pt-4 ui:pb-11 ui:lg:col-[1/span_7] ui:lg:pb-part';
const VOICE_TEXT = 'ui:mt-[clamp(20px,2vw,32px)] ui:max-w-[52ch] ui:text-lg/body ui:text-on-night-2';
const LEAD = clsx(
  'hero-lead ui:pb-1.5 ui:max-xl:col-span-full ui:max-xl:mt-7 ui:max-xl:grid ui:max-xl:items-end',
  'ui:max-xl:gap-x-16 ui:max-xl:gap-y-7 ui:md:max-xl:grid-cols-[minmax(0,1fr)_auto] ui:xl:col-[9/-1]',
);
const LEAD_BUTTONS = 'ui:*:flex-auto ui:*:px-4 ui:max-xl:flex-col ui:xl:mt-5';

/** Page hero on a dark surface: title on the left, lead on the right, evidence below. */
export function PageHero({ name, title, lead, actions, controls, aside, children, ...frame }: Props) {
  const inner = frame.variant === 'inner';
  const heading = (
    <PageTitle name={name} variant={frame.variant}>
      {title}
    </PageTitle>
  );
  const text = lead && <p className={aside ? VOICE_TEXT : 'ui:text-lg/normal ui:text-on-night-2'}>{lead}</p>;
  const row = aside
    ? 'ui:mt-7 ui:max-md:*:flex-[1_1_100%]'
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
        <div className={clsx('ui:grid-12 ui:items-end', inner && 'ui:mt-[clamp(28px,2.6vw,40px)]')}>
          {heading}
          {(text || buttons) && (
            <div className={LEAD}>
              {text}
              {buttons}
            </div>
          )}
        </div>
      )}
      {children && <CriticalCssBoundary />}
      {children}
    </HeroFrame>
  );
}
