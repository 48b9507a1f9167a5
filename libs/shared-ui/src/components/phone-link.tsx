import { clsx } from 'clsx';
import { telUrl } from '../text.ts';

/**
 * A phone number to call.
 * @not for several numbers that are revealed on request.
 */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a
      className={clsx(
        'ui:inline-flex ui:min-h-11 ui:items-center ui:tabular-nums ui:decoration-control',
        className,
      )}
      href={telUrl(phone)}
    >
      {phone}
    </a>
  );
}
