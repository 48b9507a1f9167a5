import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HeroVariant } from './hero-frame.tsx';

interface Props {
  /** Variant of the hero around it; outside of heroes, `className` sets the size. */
  variant?: HeroVariant;
  /** The page's name, in small type above the claim; both are part of the heading. */
  name?: string;
  className?: string;
  children: ReactNode;
}

const TITLE = 'ui:col-span-full ui:focus:outline-none ui:xl:col-[1/span_8] ui:[&_em]:text-amber';
const LARGE = 'ui:text-h1/display ui:tracking-tight ui:md:tracking-stat';
const VARIANTS: Record<HeroVariant, string> = {
  home: clsx(LARGE, 'ui:max-[359px]:text-[11.4vw]/[0.96] ui:md:text-nowrap'),
  inner: 'ui:text-(length:--h1-page)/[0.98] ui:tracking-[-0.025em]',
  plain: LARGE,
};
const NAME = clsx(
  'ui:mb-[clamp(14px,1.4vw,22px)] ui:block ui:font-text ui:text-lg/note ui:tracking-normal',
  'ui:text-on-night-2',
);

/** The page's only h1. It takes the focus after a route change, so it has an id and a tabindex. */
export function PageTitle({ variant, name, className, children }: Props) {
  return (
    <h1 id="page-title" className={clsx(variant && [TITLE, VARIANTS[variant]], className)} tabIndex={-1}>
      {name && <span className={NAME}>{name}</span>} {children}
    </h1>
  );
}
