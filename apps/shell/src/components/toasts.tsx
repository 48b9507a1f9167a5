import { NOTICE, type Notice, reportInToast, resumeLead } from '@vantedge/shared-ui/host';
import { type ComponentType, type FocusEvent, use, useEffect, useRef, useState } from 'react';
import { StyledContext } from '../app/styled.ts';
import { ToastList as PlainToasts, type ToastListProps } from './toast-list.tsx';

type List = ComponentType<ToastListProps>;

/** Maximum number of visible toasts; a new one removes the oldest that does not stay. */
const MAX_TOASTS = 3;

const REGION = 'toast-region fixed right-5 bottom-5 z-20 grid w-[min(380px,100%-40px)] gap-3.5 print:hidden';

/**
 * The live region of toasts. The shell renders it once, empty, before anything is announced. The first toast waits for the code that
 * moves it, and for its styles: it only confirms what the page shows anyway, and replacing it later would announce it twice.
 */
export function Toasts({ dismiss }: Pick<ToastListProps, 'dismiss'>) {
  const [notices, setNotices] = useState<ToastListProps['notices']>([]);
  const [List, setList] = useState<List>();
  const count = useRef(0);
  const styled = use(StyledContext);
  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<Notice>;
      const id = ++count.current;
      setNotices((shown) => {
        const extra = shown.length < MAX_TOASTS ? undefined : (shown.find(({ stays }) => !stays) ?? shown[0]);
        return [...shown.filter((notice) => notice !== extra), { ...detail, id }];
      });
      Promise.all([import('./toasts-in-motion.tsx'), styled]).then(
        ([{ ToastsInMotion }]) => setList((list?: List) => list ?? ToastsInMotion),
        (error: unknown) => {
          console.error('[toasts] motion failed to load; toasts appear without it:', error);
          setList((list?: List) => list ?? PlainToasts);
        },
      );
    };
    document.addEventListener(NOTICE, show);
    // What became of a form that the previous document was sending.
    void resumeLead().then((resumed) => resumed && reportInToast(resumed.result, resumed.left));
    return () => document.removeEventListener(NOTICE, show);
  }, [styled]);
  /** What had the focus before it came to the toasts. */
  const before = useRef<Element>(null);
  const noteFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.parentElement!.contains(relatedTarget))
      before.current = relatedTarget;
  };
  /** Moves the focus from a toast that ends to the next one, or back. */
  const moveFocus = (toast: HTMLElement) => {
    if (!toast.contains(document.activeElement)) return;
    const next = toast.nextElementSibling ?? toast.previousElementSibling;
    const target = next?.querySelector('button') ?? before.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return (
    <div className={REGION} role="status" aria-atomic="false">
      {List && (
        <List
          notices={notices}
          dismiss={dismiss}
          onDismiss={moveFocus}
          onFocus={noteFocus}
          onEnd={(id) => setNotices((shown) => shown.filter((notice) => notice.id !== id))}
        />
      )}
    </div>
  );
}
