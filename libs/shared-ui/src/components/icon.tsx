import { clsx } from 'clsx';

/** Icon paths of lucide (ISC) on a 24 px grid. The thinner menu icon is our own. */
const paths = {
  arrow: 'M5 12h14M12 5l7 7-7 7',
  'arrow-left': 'M19 12H5M12 19l-7-7 7-7',
  check: 'M20 6 9 17l-5-5',
  chevron: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  filter: 'M4 7h16M7 12h10M10 17h4',
  menu: 'M3 8h18M3 16h18',
  minus: 'M5 12h14',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M5 12h14M12 5v14',
};

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  /** Accessible name; only for an icon without visible text. */
  label?: string;
  className?: string;
}

/**
 * An inline icon in the color of the surrounding text.
 * @not as the only content of a button or link without a `label`.
 */
export function Icon({ name, label, className }: Props) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={clsx('icon', className)} viewBox="0 0 24 24" {...naming}>
      <path d={paths[name]} />
    </svg>
  );
}
