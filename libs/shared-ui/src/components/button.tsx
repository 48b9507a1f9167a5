import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
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

/**
 * A link styled as a button.
 * @not for more than two actions in a place: use `RelatedLinks` for the others.
 */
export function ButtonLink({ to, download, className, ...content }: ButtonLinkProps) {
  return (
    <SiteLink className={clsx(buttonClass(content.tone), className)} to={to} download={download}>
      {contentOf(content)}
    </SiteLink>
  );
}

/** What links do not need. */
const CONTROL = clsx(
  'ui:cursor-pointer ui:disabled-or-busy:cursor-not-allowed ui:disabled-or-busy:border-transparent ui:disabled-or-busy:bg-current/14',
  'ui:disabled-or-busy:text-current/62',
);

type ButtonProps = ButtonContent & ButtonHTMLAttributes<HTMLButtonElement>;

/**
 * A native button with the same style; `type` defaults to "button".
 * @not for a link to a page: `ButtonLink`; for a quiet action in a text: `TextButton`.
 */
export function Button({ tone, note, icon, children, className, type = 'button', ...native }: ButtonProps) {
  return (
    <button className={clsx(buttonClass(tone), CONTROL, className)} type={type} {...native}>
      {contentOf({ tone, note, icon, children })}
    </button>
  );
}

function contentOf({ icon, children, note }: ButtonContent) {
  // The label has no siblings: React keeps the text node of one that has, but browsers' translators replace text nodes.
  if (!icon && !note) return children;
  return (
    <>
      {icon && <Icon name={icon} className="ui:mr-2.5" />}
      <span>{children}</span>
      {note && <span className="ui:ml-2.5 ui:text-small ui:font-normal ui:opacity-75">{note}</span>}
    </>
  );
}

/** A call to action: label and target. Set `tone` only to override the default of the button row. */
export interface Action {
  label: string;
  /** A path of the site, an in-page `#anchor`, a file, or a `tel:` or `mailto:` URL. */
  to: string;
  tone?: ButtonTone;
}

/**
 * `amber` is the primary action; `on-dark` is the secondary one on a dark surface; `solid` and `line` are the pair on
 * light.
 */
type ButtonTone = 'amber' | 'on-dark' | 'line' | 'solid';

/** One shape, 52 px high. */
const SHAPE = clsx(
  'ui:inline-flex ui:min-h-13 ui:items-center ui:justify-center ui:rounded-control ui:border',
  'ui:px-6 ui:text-center ui:text-base/tight ui:font-medium ui:no-underline',
  'ui:fade-colors ui:active:translate-y-px',
);

const TONES: Record<ButtonTone, string> = {
  amber: 'ui:border-transparent ui:bg-amber ui:text-amber-ink ui:hover:bg-amber-hi',
  'on-dark': 'ui:border-surface-dark-rule ui:text-on-dark ui:hover:border-on-dark ui:hover:bg-on-dark/6',
  line: 'ui:border-control ui:hover:border-ink ui:hover:bg-ink ui:hover:text-surface',
  solid: 'ui:border-transparent ui:bg-ink ui:text-surface ui:hover:bg-teal',
};

/** Returns the classes of a button, for elements that are styled as one: a `summary`, a link of another kind. */
export const buttonClass = (tone: ButtonTone) => clsx('button', SHAPE, TONES[tone]);

interface ButtonRowProps {
  actions?: readonly Action[];
  /** The surface sets the default tones: amber and outlined on dark, solid and line on light. */
  surface?: 'light' | 'dark';
  /** Native buttons and downloads, after the actions. */
  children?: ReactNode;
  /** Gaps of 10 px instead of 12 px. */
  tight?: boolean;
  className?: string;
}

const defaultTones: Record<NonNullable<ButtonRowProps['surface']>, [ButtonTone, ButtonTone]> = {
  light: ['solid', 'line'],
  dark: ['amber', 'on-dark'],
};

/**
 * A row of one or two calls to action.
 * @not for links without the weight of a call to action: `RelatedLinks`.
 */
export function ButtonRow({ actions = [], surface = 'light', tight, children, className }: ButtonRowProps) {
  return (
    <div className={clsx('button-row ui:flex ui:flex-wrap', tight ? 'ui:gap-2.5' : 'ui:gap-3', className)}>
      {actions.map(({ label, to, tone }, index) => (
        <ButtonLink key={label} to={to} tone={tone ?? defaultTones[surface][index === 0 ? 0 : 1]}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </div>
  );
}
