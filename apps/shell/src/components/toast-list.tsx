import { Icon } from '@vantedge/shared-ui';
import { type Notice } from '@vantedge/shared-ui/host';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  Fragment,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

/** How long a toast stays, in milliseconds; restarts after hover or focus ends. */
const TOAST_DURATION_MS = 4000;

const TOAST = [
  'toast grid min-h-14 grid-cols-fill-auto items-center gap-x-3 gap-y-0.5 rounded-control border border-l-4 border-line',
  'bg-surface py-2.5 pr-1.5 pl-4.5 text-md/note text-ink shadow-float',
].join(' ');
const TONES: Record<NonNullable<Notice['tone']>, string> = {
  done: 'border-l-green',
  error: 'border-l-danger',
};

type BoxProps = Pick<
  ComponentProps<'div'>,
  'className' | 'children' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>;

export interface ToastListProps {
  notices: readonly (Notice & { id: number })[];
  /** Label of the dismiss button. */
  dismiss: string;
  /** Receives the id of a toast whose time is over, or that was dismissed. */
  onEnd(id: number): void;
  /** Receives the element of a toast before it is dismissed. */
  onDismiss(toast: HTMLElement): void;
  /** Receives each event of focus in a toast. */
  onFocus(event: FocusEvent): void;
}

/** What toasts are built from: `toasts-in-motion.tsx` has parts that move. */
interface Parts {
  /** Keeps toasts that have ended until they have left. */
  Presence?: ComponentType<{ children: ReactNode }>;
  Box?: ComponentType<BoxProps> | 'div';
}

/** The toasts, the newest last. */
export function ToastList({ notices, Presence = Fragment, ...props }: ToastListProps & Parts) {
  return (
    <Presence>
      {notices.map((notice) => (
        <Toast key={notice.id} {...notice} {...props} />
      ))}
    </Presence>
  );
}

type ToastProps = ToastListProps['notices'][number] & Omit<ToastListProps & Parts, 'notices' | 'Presence'>;

function Toast({
  id,
  title,
  text,
  tone = 'done',
  stays,
  dismiss,
  onEnd,
  onDismiss,
  onFocus,
  Box = 'div',
}: ToastProps) {
  const { hoveredOrFocused, handlers } = useHoverOrFocus();
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (hoveredOrFocused || stays) return;
    const timer = setTimeout(() => end.current(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, hoveredOrFocused, stays]);
  return (
    <Box
      className={clsx(TOAST, TONES[tone])}
      {...handlers}
      onFocus={(event) => {
        handlers.onFocus();
        onFocus(event);
      }}
    >
      <div>
        <b className="block font-medium">{title}</b>
        {text && <p className="text-slate">{text}</p>}
      </div>
      <button
        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-surface-tint"
        type="button"
        aria-label={dismiss}
        onClick={({ currentTarget }) => {
          onDismiss(currentTarget.parentElement!);
          onEnd(id);
        }}
      >
        <Icon name="close" />
      </button>
    </Box>
  );
}
