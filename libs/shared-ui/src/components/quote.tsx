import { clsx } from 'clsx';
import { PlaceholderTag } from './tag.tsx';

export interface Quotation {
  /** Without quotation marks: CSS adds them. */
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
  /** Source of the quote; `placeholder` marks it as a sample. */
  source: string;
}

interface Props extends Quotation {
  /** Sets the role above the industry instead of before it. */
  stacked?: boolean;
  /** Classes of the figure, of the quote, of the line with role and industry, and of the role in it. */
  className?: string;
  textClassName?: string;
  captionClassName?: string;
  roleClassName?: string;
}

/** A quote with job title and industry; the opening quotation mark hangs in the margin. */
export function Quote({ quote, role, industry, source, stacked, ...classes }: Props) {
  return (
    <figure className={classes.className}>
      <blockquote className={clsx('ui:font-display', classes.textClassName)}>
        <p className="ui:quoted ui:[text-wrap:inherit]">{quote}</p>
      </blockquote>
      <figcaption className={classes.captionClassName}>
        <b className={clsx(stacked ? 'ui:block ui:font-medium' : 'ui:font-normal', classes.roleClassName)}>
          {role}
        </b>
        {stacked ? ' ' : ', '}
        {industry} <PlaceholderTag source={source} className={stacked ? undefined : 'ui:ml-1'} />
      </figcaption>
    </figure>
  );
}
