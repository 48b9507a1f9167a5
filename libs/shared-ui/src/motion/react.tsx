import { domMax, LazyMotion, MotionConfig, type Transition } from 'framer-motion';
import { type ReactNode, useSyncExternalStore } from 'react';
import { motionStopped } from './motion-stopped.ts';

/**
 * framer-motion's React part with its features (44 kB br), which pages load after hydration: import it only in modules that are
 * themselves loaded by `import()`, see `enhanced`.
 */
export { AnimatePresence, LayoutGroup, m, useMotionValue } from 'framer-motion';
export type { MotionValue, PanInfo } from 'framer-motion';

interface Props {
  /** Of all components inside, unless they have their own. */
  transition?: Transition;
  children: ReactNode;
}

const AT_ONCE: Transition = { duration: 0, layout: { duration: 0 } };

/**
 * Provides the features of `m` components, and their transition: while motion is stopped, they change at once. The features are not
 * loaded apart from the components, so that no component waits for them in its first state.
 */
export function Motion({ transition, children }: Props) {
  const stopped = useMotionStopped();
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user" transition={stopped ? AT_ONCE : transition}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

/** Whether motion is stopped, see `motionStopped`. Elements with `layout` need it: they would be at their old place for a frame. */
export const useMotionStopped = () => useSyncExternalStore(onChange, motionStopped, () => false);

/** Listens to the page's pause checkbox and to the reduced-motion setting. */
function onChange(update: () => void) {
  const setting = matchMedia('(prefers-reduced-motion: reduce)');
  setting.addEventListener('change', update);
  document.addEventListener('change', update);
  return () => {
    setting.removeEventListener('change', update);
    document.removeEventListener('change', update);
  };
}
