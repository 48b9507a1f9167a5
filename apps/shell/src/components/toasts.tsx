import { Icon, NOTICE, type Notice } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

/** Maximum number of visible toasts; a new one removes the oldest. */
const MAX_TOASTS = 3;
/** How long a toast stays, in milliseconds; restarts after hover or focus ends. */
const TOAST_DURATION_MS = 4000;

const REGION = 'toast-region fixed right-5 bottom-5 z-20 grid w-[min(380px,100%-40px)] gap-3.5 print:hidden';
const TOAST = [
  'toast grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 rounded-control border border-l-4 border-line',
  'bg-paper py-2.5 pr-1.5 pl-4.5 text-md/note text-ink shadow-float',
].join(' ');
const TONES: Record<NonNullable<Notice['tone']>, string> = {
  done: 'border-l-green',
  error: 'border-l-danger',
};

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
    <div className={REGION} role="status" aria-atomic="false">
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
    <div className={clsx(TOAST, TONES[tone])} {...handlers}>
      <div>
        <b className="block font-medium">{title}</b>
        {text && <p className="text-slate">{text}</p>}
      </div>
      <button
        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-paper-2"
        type="button"
        aria-label={dismiss}
        onClick={onEnd}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
