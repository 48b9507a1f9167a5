import { clsx } from 'clsx';

interface OfficeNameProps {
  city: string;
  hours: string;
  className?: string;
}

/** An office and its hours, beside a band on a dark surface. */
export function OfficeName({ city, hours, className }: OfficeNameProps) {
  return (
    <p className={clsx('text-small/note text-on-dark-2', className)}>
      <b className="block font-medium text-on-dark">{city}</b> {hours}
    </p>
  );
}
