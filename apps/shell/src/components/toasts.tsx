import { NOTICE, type Notice } from '@vantedge/shared-ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ToastList as PlainToasts, type ToastListProps } from './toast-list.tsx';

/** Maximum number of visible toasts; a new one removes the oldest. */
const MAX_TOASTS = 3;

const REGION = 'toast-region fixed right-5 bottom-5 z-20 grid w-[min(380px,100%-40px)] gap-3.5 print:hidden';

/** Loads with the first toast, which waits for it: a toast only confirms what the page shows anyway, and is announced once. */
const ToastList = lazy(() =>
  import('./toasts-in-motion.tsx').then(
    ({ ToastsInMotion }) => ({ default: ToastsInMotion }),
    (error: unknown) => {
      console.error('[toasts] appear without motion:', error);
      return { default: PlainToasts };
    },
  ),
);

/** The live region of toasts. The shell renders it once, empty, before anything is announced. */
export function Toasts({ dismiss }: Pick<ToastListProps, 'dismiss'>) {
  const [notices, setNotices] = useState<ToastListProps['notices']>();
  const count = useRef(0);
  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<Notice>;
      const id = ++count.current;
      setNotices((shown = []) => [...shown, { ...detail, id }].slice(-MAX_TOASTS));
    };
    document.addEventListener(NOTICE, show);
    return () => document.removeEventListener(NOTICE, show);
  }, []);
  return (
    <div className={REGION} role="status" aria-atomic="false">
      {notices && (
        <Suspense fallback={null}>
          <ToastList
            notices={notices}
            dismiss={dismiss}
            onEnd={(id) => setNotices((shown) => shown?.filter((notice) => notice.id !== id))}
          />
        </Suspense>
      )}
    </div>
  );
}
