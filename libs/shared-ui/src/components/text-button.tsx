import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';

/** Classes of a text button without its height and the color of its underline. */
export const TEXT_BUTTON = clsx(
  'text-button ui:inline-flex ui:cursor-pointer ui:items-center ui:p-0 ui:text-md ui:tabular-nums',
  'ui:underline ui:decoration-auto ui:underline-offset-[0.25em] ui:hover:decoration-current',
);

/** A button styled as a link, for actions on the page. */
export function TextButton({
  className,
  type = 'button',
  ...native
}: ButtonHTMLAttributes<HTMLButtonElement>) {
  const size = 'ui:min-h-11 ui:decoration-current/50 ui:md:min-h-8';
  return <button className={clsx(TEXT_BUTTON, size, className)} type={type} {...native} />;
}
