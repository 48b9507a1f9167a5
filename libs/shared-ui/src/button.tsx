import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { ButtonTone } from './action.ts';
import { Icon, type IconName } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Face {
  tone: ButtonTone;
  children: ReactNode;
  /** What a download is, after the words: "PDF, 2 pages". */
  note?: string;
  icon?: IconName;
}

interface ButtonLinkProps extends Face {
  to: string;
  /** Saves the file instead of showing it; a string names the file. */
  download?: boolean | string;
}

/** A link that looks like a button: the page's actions. */
export function ButtonLink({ to, download, ...face }: ButtonLinkProps) {
  return (
    <SiteLink className={`button button--${face.tone}`} to={to} download={download}>
      {faceOf(face)}
    </SiteLink>
  );
}

type ButtonProps = Face & ButtonHTMLAttributes<HTMLButtonElement>;

/** A real button with the same look; `type` is "button" unless the form says otherwise. */
export function Button({ tone, note, icon, children, className, type = 'button', ...native }: ButtonProps) {
  return (
    <button className={`button button--${tone}${className ? ` ${className}` : ''}`} type={type} {...native}>
      {faceOf({ tone, note, icon, children })}
    </button>
  );
}

function faceOf({ icon, children, note }: Face) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {note && <span className="button-note">{note}</span>}
    </>
  );
}
