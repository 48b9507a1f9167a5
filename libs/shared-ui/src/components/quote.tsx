import { clsx } from 'clsx';
import { words } from '../words.ts';
import { Tag } from './tag.tsx';

export interface Quotation {
  /** Without quotation marks: CSS adds them. */
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
  /** Source of the quote; `placeholder` marks it as a sample. */
  source: string;
}

interface QuoteTextProps {
  className?: string;
  children: string;
}

/** The words of a quote, in a `figure` with its `QuoteSource`; the opening quotation mark hangs in the margin. */
export function QuoteText({ className, children }: QuoteTextProps) {
  return (
    <blockquote className={clsx('ui:font-display', className)}>
      <p className="ui:quoted ui:[text-wrap:inherit]">{children}</p>
    </blockquote>
  );
}

interface QuoteSourceProps extends Omit<Quotation, 'quote'> {
  /** Sets the role above the industry, in the color of the text, instead of before it. */
  stacked?: boolean;
  surface?: 'light' | 'dark';
  /** Tag of a sample. */
  sample?: string;
  className?: string;
}

const SURFACES = {
  light: { caption: 'ui:text-slate', role: 'ui:text-ink' },
  dark: { caption: 'ui:text-on-night-2', role: 'ui:text-on-night' },
};

/** Who said it: a job title and an industry, and whether the quote is a sample. */
export function QuoteSource({
  role,
  industry,
  source,
  stacked,
  surface = 'light',
  sample = words.sample,
  className,
}: QuoteSourceProps) {
  const color = SURFACES[surface];
  return (
    <figcaption className={clsx(color.caption, className)}>
      <b className={stacked ? clsx('ui:block ui:text-md ui:font-medium', color.role) : 'ui:font-normal'}>
        {role}
      </b>
      {stacked ? ' ' : ', '}
      {industry} {source === 'placeholder' && <Tag className={stacked ? undefined : 'ui:ml-1'}>{sample}</Tag>}
    </figcaption>
  );
}
