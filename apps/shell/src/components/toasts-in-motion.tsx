import { AnimatePresence, m, Motion, useMotionStopped } from '@vantedge/shared-ui/motion-react';
import { type ComponentProps, type ReactNode } from 'react';
import { ToastList, type ToastListProps } from './toast-list.tsx';

const AWAY = { opacity: 0, y: 12 };
const THERE = { opacity: 1, y: 0 };
const TRANSITION = { duration: 0.2, ease: 'easeOut' as const };

/** The toasts with motion: a new one rises, one that has ended sinks, and the others move into the gap. */
export const ToastsInMotion = (props: ToastListProps) => (
  <Motion transition={TRANSITION}>
    <ToastList {...props} Presence={Presence} Box={Box} />
  </Motion>
);

const Presence = ({ children }: { children: ReactNode }) => <AnimatePresence>{children}</AnimatePresence>;

function Box(props: ComponentProps<typeof m.div>) {
  const layout = useMotionStopped() ? false : 'position';
  return <m.div layout={layout} initial={AWAY} animate={THERE} exit={AWAY} {...props} />;
}
