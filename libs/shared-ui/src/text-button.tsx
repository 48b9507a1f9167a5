import type { ButtonHTMLAttributes } from 'react';

/** A button that reads as a link: it does something on the page, it goes nowhere. */
export function TextButton({
  className,
  type = 'button',
  ...native
}: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button className={`text-button${className ? ` ${className}` : ''}`} type={type} {...native} />;
}
