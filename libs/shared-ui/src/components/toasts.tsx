import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { NOTICE, type Notice } from './notify.ts';
import { useHoverOrFocus } from '../hooks/use-hover-or-focus.ts';

/** Maximum number of visible toasts; a new one removes the oldest. */
const MAX_TOASTS = 3;
/** How long a toast stays, in milliseconds; restarts after hover or focus ends. */
const TOAST_DURATION_MS = 4000;

interface Props {
  /** Label of the dismiss button. */
  dismiss: string;
}

/** The live region of toasts. The shell renders it once, empty, before anything is announced. */
export function Toasts({ dismiss }: Props) {
  const [notices, setNotices] = useState<(Notice & { id: number })[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<Notice>;
      const id = ++count.current;
      setNotices((shown) => [...shown, { ...detail, id }].slice(-MAX_TOASTS));
    };
    document.addEventListener(NOTICE, show);
    return () => document.removeEventListener(NOTICE, show);
  }, []);
  return (
    <div className="toast-region" role="status" aria-atomic="false">
      {notices.map(({ id, ...notice }) => (
        <Toast
          key={id}
          {...notice}
          dismiss={dismiss}
          onEnd={() => setNotices((shown) => shown.filter((other) => other.id !== id))}
        />
      ))}
    </div>
  );
}

function Toast({ title, text, tone = 'done', dismiss, onEnd }: Notice & Props & { onEnd: () => void }) {
  const { hoveredOrFocused, handlers } = useHoverOrFocus();
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (hoveredOrFocused) return;
    const timer = setTimeout(() => end.current(), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [hoveredOrFocused]);
  return (
    <div className={`toast toast--${tone}`} {...handlers}>
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      <button type="button" aria-label={dismiss} onClick={onEnd}>
        <Icon name="close" />
      </button>
    </div>
  );
}
