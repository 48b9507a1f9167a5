import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Tag } from './tag.tsx';

interface Props {
  /** Such as industry and type of work. */
  parts: readonly string[];
  /** After them. */
  logo?: ComponentProps<'img'> | undefined;
  tag?: string;
  className?: string;
}

/**
 * Facts about an article in one line, above its title.
 * @not for a status or a badge: `Tag`.
 */
export function MetaLine({ parts, logo, tag, className }: Props) {
  return (
    <p className={clsx('meta-line ui:mt-5 ui:text-small ui:text-slate', className)}>
      {parts.join(' · ')}{' '}
      {logo && <img className="ui:inline ui:h-5 ui:w-auto" {...logo} alt={logo.alt} loading="lazy" />}{' '}
      {tag && <Tag className="ui:ml-1.5">{tag}</Tag>}
    </p>
  );
}
