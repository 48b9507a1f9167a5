import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { ButtonTone } from './action.ts';
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
  /** Saves the file instead of opening it; a string sets the file name. */
  download?: boolean | string;
}

/** A link styled as a button. */
export function ButtonLink({ to, download, ...content }: ButtonLinkProps) {
  return (
    <SiteLink className={`button button--${content.tone}`} to={to} download={download}>
      {contentOf(content)}
    </SiteLink>
  );
}

type ButtonProps = ButtonContent & ButtonHTMLAttributes<HTMLButtonElement>;

/** A native button with the same style; `type` defaults to "button". */
export function Button({ tone, note, icon, children, className, type = 'button', ...native }: ButtonProps) {
  return (
    <button className={`button button--${tone}${className ? ` ${className}` : ''}`} type={type} {...native}>
      {contentOf({ tone, note, icon, children })}
    </button>
  );
}

function contentOf({ icon, children, note }: ButtonContent) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {note && <span className="button-note">{note}</span>}
    </>
  );
}
