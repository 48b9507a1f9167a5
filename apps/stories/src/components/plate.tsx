import type { StoryCover } from '@vantedge/content-stories';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  cover: StoryCover;
  /** As wide as the window. */
  wide?: boolean;
  /** Numbers the spines at their feet, where they are wide enough. */
  numbered?: boolean;
  className?: string;
  /** The title, set across the marks; it makes the plate taller where it needs more room. */
  children?: ReactNode;
}

/** The cover of a story: one book spine to a seat in the colors of the departments, or one tile to a module. */
export function Plate({ cover: { label, departments }, wide, numbered, className, children }: Props) {
  const all = departments?.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <div
      className={clsx('plate relative isolate flex items-end print:min-h-0', wide && 'plate-wide', className)}
    >
      <div
        className={clsx(
          'absolute inset-0 -z-1 print:hidden',
          departments ? 'grid equal-cols-(--all)' : 'plate-tiles',
        )}
        style={departments && { '--all': all }}
        role="img"
        aria-label={label}
      >
        {departments?.map(({ key, seats }) => (
          <div
            key={key}
            className="plate-spines col-span-(--seats) grid equal-cols-(--seats) items-end pb-8 text-center font-display text-md/none transition-[translate]"
            style={{ '--seats': seats }}
            data-color={key}
          >
            {numbered &&
              Array.from({ length: seats }, (_, seat) => (
                <i key={seat} className="not-italic [counter-increment:spine] max-lg:hidden" />
              ))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
