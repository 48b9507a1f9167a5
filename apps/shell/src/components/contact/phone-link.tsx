import { telUrl } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

/** A phone number to call. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a
      className={clsx('inline-flex min-h-11 items-center tabular-nums decoration-control', className)}
      href={telUrl(phone)}
    >
      {phone}
    </a>
  );
}
