import { domMax, LazyMotion, MotionConfig } from 'framer-motion';
import { type ReactNode, useSyncExternalStore } from 'react';
import { motionStopped } from './motion-stopped.ts';

/**
 * framer-motion's React part with its features (40 kB br), which pages load after hydration: import it only in modules that are
 * themselves loaded by `import()`, see `enhanced`.
 */
export { AnimatePresence, LayoutGroup, m, useMotionValue } from 'framer-motion';
export type { MotionValue, PanInfo } from 'framer-motion';

/**
 * Provides the features of `m` components. They change without moving or fading while motion is stopped. The features are not loaded
 * apart from the components, so that no component waits for them in its first state.
 */
export function Motion({ children }: { children: ReactNode }) {
  const stopped = useSyncExternalStore(onChange, motionStopped, () => false);
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user" skipAnimations={stopped}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

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
