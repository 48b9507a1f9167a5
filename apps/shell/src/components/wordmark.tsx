import { SiteLink } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Props {
  /** The company's name. */
  name: string;
  /** Without a path, the wordmark is not a link. */
  to?: string;
  /** Accessible name of the link, starting with the company's name: "Vantedge, home". */
  label?: string;
  className?: string;
}

const WORDMARK = [
  'wordmark inline-flex min-h-11 items-center gap-2.5 pt-0.75 font-display text-4xl/none font-medium',
  'tracking-snug no-underline',
].join(' ');

/** The company's logo and name. */
export function Wordmark({ name, to, label, className }: Props) {
  const content = (
    <>
      <svg className="icon -mt-0.5 size-5.5" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.75a10.25 10.25 0 1 0 0 20.5a10.25 10.25 0 1 0 0-20.5Z" />
        <path className="fill-current stroke-none" d="M16.2 2.9A10 10 0 0 1 7.8 21.1Q13.6 13.4 16.2 2.9Z" />
      </svg>
      {name}
    </>
  );
  if (!to) return <span className={clsx(WORDMARK, className)}>{content}</span>;
  return (
    <SiteLink className={clsx(WORDMARK, className)} to={to} aria-label={label}>
      {content}
    </SiteLink>
  );
}
