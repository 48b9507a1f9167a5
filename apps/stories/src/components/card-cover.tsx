import { dashRows } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

type Surface = 'tint' | 'dark';

interface Props {
  count: number;
  /** Accessible description of the drawing, in one sentence. */
  label: string;
  value: string;
  caption: string;
  /** On the tinted cover of a teaser, or across a dark hero. */
  surface: Surface;
  /** Color of the service. */
  color?: string;
}

const SURFACES: Record<Surface, string> = {
  tint: '[--cloth-ground:var(--paper-2)]',
  dark: 'mt-figure scheme-dark',
};

const CAPTIONS: Record<Surface, string> = {
  tint: 'mt-5 border-rule pt-3 text-slate',
  dark: 'mt-4 border-night-rule pt-2.5 leading-normal text-on-night-2',
};

/** The story's main number: 28 cards per row, 14 on a phone, and what one card is. */
export function CardCover({ count, label, value, caption, surface, color }: Props) {
  return (
    <figure className={SURFACES[surface]} data-color={color}>
      <div role="img" aria-label={label}>
        <CardTally count={count} columns={28} className="max-md:hidden" />
        <CardTally count={count} columns={14} className="md:hidden" />
      </div>
      <figcaption className={clsx('border-t text-small', CAPTIONS[surface])}>
        <b className="mr-1 font-display text-5xl/none font-normal tracking-tight text-ink lining-nums">
          {value}
        </b>{' '}
        {caption}
      </figcaption>
    </figure>
  );
}

interface CardTallyProps {
  count: number;
  /** Cards per row. */
  columns: number;
  className?: string;
}

const pitch = 20;
const size = 14;

/** One time card per unit: a muted square under a strip in the service's color. */
function CardTally({ count, columns, className }: CardTallyProps) {
  const grid = { count, columns, pitch, dash: size };
  const width = (columns - 1) * pitch + size;
  const height = (Math.ceil(count / columns) - 1) * pitch + size;
  const dash = `${size} ${pitch - size}`;
  return (
    <svg
      className={clsx('card-tally h-auto w-full', className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path
        className="cloth"
        strokeWidth={size}
        strokeDasharray={dash}
        d={dashRows({ ...grid, y: size / 2 })}
      />
      <path className="strip" strokeWidth="4.2" strokeDasharray={dash} d={dashRows({ ...grid, y: 2.1 })} />
    </svg>
  );
}
