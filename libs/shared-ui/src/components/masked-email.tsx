import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { maskEmail } from '../text.ts';
import { TEXT_BUTTON } from './links.tsx';
import { announce } from './announce.ts';
import { notify } from './notify.ts';

/** How long the address stays visible, in milliseconds. */
const REVEAL_MS = 30_000;

/** How long a copy is confirmed, in milliseconds. */
const COPIED_MS = 2_000;

export interface MaskedEmailLabels {
  /** Label of the button that reveals the address. */
  show: string;
  copy: string;
  copied: string;
  /** Title of the toast that confirms a copy. */
  notice: string;
  /** Toast after a failed copy: the address is selected then. */
  failed: { title: string; text: string };
  /** Label and path of the link that the button replaces. */
  write: string;
  to: string;
}

interface Props {
  email: string;
  labels: MaskedEmailLabels;
  /** The masked address is quieter than the revealed one on a dark surface. */
  surface?: 'light' | 'dark';
  /** The button adds no height to its line. */
  flush?: boolean;
  className?: string;
}

const ADDRESS = 'masked ui:py-0.5 ui:wrap-anywhere ui:text-inherit ui:tabular-nums';

const BUTTON = clsx(TEXT_BUTTON, 'ui:min-h-11 ui:font-text ui:decoration-control');

/**
 * An email address that is revealed on request for 30 seconds and can then be copied. Without JavaScript it stays
 * masked. Before hydration a link to another way of writing stands in the place of the button, as wide as it.
 * @not where a form does: its messages are stored and delivered.
 */
export function MaskedEmail({ email, labels, surface, flush, className }: Props) {
  const button = clsx(BUTTON, flush && 'ui:-my-2.75');
  const address = useRef<HTMLAnchorElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [shown, show] = useTemporaryFlag(REVEAL_MS);
  const [copied, confirm] = useTemporaryFlag(COPIED_MS);
  // Replacing the link drops the focus, so it stays until it loses the focus.
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const writeLink = link.current!;
    const hydrate = () => setHydrated(true);
    // Replaces the link with the button once hydrated, unless the link has the focus.
    if (document.activeElement !== writeLink) return hydrate();
    writeLink.addEventListener('blur', hydrate);
    return () => writeLink.removeEventListener('blur', hydrate);
  }, []);

  useEffect(() => (shown ? announce(email) : undefined), [shown, email]);

  async function copy() {
    // Selects the address first, so it can be copied by hand if the clipboard fails.
    getSelection()?.selectAllChildren(address.current!);
    try {
      await navigator.clipboard.writeText(email);
      confirm();
      notify({ title: labels.notice, text: email });
    } catch (error) {
      console.error('Failed to copy', error);
      notify({ ...labels.failed, tone: 'error' });
    }
  }

  return (
    <span
      className={clsx(
        'masked-email ui:relative ui:inline-flex ui:flex-wrap ui:items-center ui:gap-x-3',
        className,
      )}
    >
      {shown || focused ? (
        <a
          ref={address}
          className={ADDRESS}
          href={`mailto:${email}`}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          {shown ? email : maskEmail(email)}
        </a>
      ) : (
        <span className={clsx(ADDRESS, surface === 'dark' && 'ui:text-on-dark-2')}>{maskEmail(email)}</span>
      )}
      {hydrated ? (
        <button className={button} type="button" onClick={shown ? copy : show}>
          {!shown && <StableLabel reserve={labels.write}>{labels.show}</StableLabel>}
          {shown && (copied ? labels.copied : labels.copy)}
        </button>
      ) : (
        <Link ref={link} className={button} to={labels.to} discover="none">
          <StableLabel reserve={labels.show}>{labels.write}</StableLabel>
        </Link>
      )}
    </span>
  );
}

/** A label in the room of the wider of two, so that one can replace the other. */
function StableLabel({ reserve, children }: { reserve: string; children: string }) {
  return (
    <span className="ui:grid ui:text-left ui:*:col-start-1 ui:*:row-start-1">
      <span>{children}</span>
      <span className="ui:invisible" aria-hidden="true">
        {reserve}
      </span>
    </span>
  );
}

/** True for `ms` milliseconds after `raise()`. */
function useTemporaryFlag(ms: number): [raised: boolean, raise: () => void] {
  const [raised, setRaised] = useState(false);
  useEffect(() => {
    if (!raised) return;
    const timer = setTimeout(() => setRaised(false), ms);
    return () => clearTimeout(timer);
  }, [raised, ms]);
  return [raised, () => setRaised(true)];
}
