import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { NOTICE, type Notice } from './notify.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

/** How many are seen at a time; an older one makes room. */
const MAX_TOASTS = 3;
/** How long each stays, counted again when neither the pointer nor the focus is in it. */
const TOAST_DURATION_MS = 4000;

interface Props {
  /** The name of the button that takes a toast away. */
  dismiss: string;
}

/** The one region of toasts, rendered once by the shell: it is there, empty, before anything is announced in it. */
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
