import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { ButtonTone } from './action.ts';
import { buttonClass } from './button-class.ts';
import { Icon, type IconName } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface ButtonContent {
  tone: ButtonTone;
  children: ReactNode;
  /** What a download is, after the label: "PDF, 2 pages". */
  note?: string;
  icon?: IconName;
}

interface ButtonLinkProps extends ButtonContent {
  to: string;
  className?: string;
  /** Saves the file instead of opening it; a string sets the file name. */
  download?: boolean | string;
}

/** A link styled as a button. */
export function ButtonLink({ to, download, className, ...content }: ButtonLinkProps) {
  return (
    <SiteLink className={clsx(buttonClass(content.tone), className)} to={to} download={download}>
      {contentOf(content)}
    </SiteLink>
  );
}

/** What links do not need. */
const CONTROL = clsx(
  'ui:cursor-pointer ui:inactive:cursor-not-allowed ui:inactive:border-transparent ui:inactive:bg-current/14',
  'ui:inactive:text-current/62',
);

type ButtonProps = ButtonContent & ButtonHTMLAttributes<HTMLButtonElement>;

/** A native button with the same style; `type` defaults to "button". */
export function Button({ tone, note, icon, children, className, type = 'button', ...native }: ButtonProps) {
  return (
    <button className={clsx(buttonClass(tone), CONTROL, className)} type={type} {...native}>
      {contentOf({ tone, note, icon, children })}
    </button>
  );
}

function contentOf({ icon, children, note }: ButtonContent) {
  return (
    <>
      {icon && <Icon name={icon} className="ui:mr-2.5" />}
      {children}
      {note && <span className="ui:ml-2.5 ui:text-small ui:font-normal ui:opacity-75">{note}</span>}
    </>
  );
}
