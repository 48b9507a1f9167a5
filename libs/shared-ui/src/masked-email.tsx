import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { maskEmail } from './mask.ts';
import { notify } from './notify.ts';
import { TextButton } from './text-button.tsx';
import { useTemporaryFlag } from './use-temporary-flag.ts';

/** Milliseconds that the address stays readable. */
const REVEAL_MS = 30_000;
/** Milliseconds that a copy is confirmed. */
const COPIED_MS = 2_000;

interface Props {
  email: string;
  labels: {
    /** Name of the button that shows the address. */
    show: string;
    copy: string;
    copied: string;
    /** Of the toast that confirms a copy, where the page shows toasts. */
    notice: string;
    /** The way to write without a script, and the path it leads to. */
    write: string;
    to: string;
  };
}

/** An address that is shown on request for half a minute and can then be copied. Without a script it stays masked. */
export function MaskedEmail({ email, labels }: Props) {
  const emailLink = useRef<HTMLAnchorElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [hydrated, setLive] = useState(false);
  const [shown, show] = useTemporaryFlag(REVEAL_MS);
  const [copied, confirm] = useTemporaryFlag(COPIED_MS);
  // A link that loses its `href` loses the focus: it stays a link until the focus has left it.
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const way = link.current!;
    const goLive = () => setLive(true);
    // The button takes the place of the link, but never of one that has the focus.
    if (document.activeElement !== way) return goLive();
    way.addEventListener('blur', goLive);
    return () => way.removeEventListener('blur', goLive);
  }, []);

  async function copy() {
    // Selected first: whatever becomes of the copy, the visitor can take the address by hand.
    getSelection()?.selectAllChildren(emailLink.current!);
    try {
      await navigator.clipboard.writeText(email);
      confirm();
      notify({ title: labels.notice, text: email });
    } catch (error) {
      console.error('Failed to copy', error);
    }
  }

  return (
    <span className="masked-email">
      <a
        ref={emailLink}
        className="masked"
        href={shown || focused ? `mailto:${email}` : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {shown ? email : maskEmail(email)}
      </a>
      {hydrated ? (
        <TextButton onClick={shown ? copy : show}>
          {shown ? (copied ? labels.copied : labels.copy) : labels.show}
        </TextButton>
      ) : (
        <Link ref={link} className="text-button" to={labels.to}>
          {labels.write}
        </Link>
      )}
      <span className="visually-hidden" role="status">
        {shown ? email : ''}
      </span>
    </span>
  );
}
