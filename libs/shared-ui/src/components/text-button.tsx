import type { ButtonHTMLAttributes } from 'react';

/** A button styled as a link, for actions on the page. */
export function TextButton({
  className,
  type = 'button',
  ...native
}: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button className={`text-button${className ? ` ${className}` : ''}`} type={type} {...native} />;
}
