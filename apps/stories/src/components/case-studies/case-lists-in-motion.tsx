import { AnimatePresence, LayoutGroup, m, Motion, useMotionStopped } from '@vantedge/shared-ui/motion-react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { CaseLists, type CaseListsProps } from './case-lists.tsx';

const HIDDEN = { opacity: 0 };
const SHOWN = { opacity: 1 };
const TRANSITION = { duration: 0.2, layout: { duration: 0.35, ease: [0.2, 0.7, 0.2, 1] as const } };

/** Whether the cases of the first render are there: they do not fade in, and documents contain no style attribute for them. */
const EnteredContext = createContext(false);

/** The lists with motion: cases that no longer match fade out, then the others move to their places. New ones fade in. */
export function CaseListsInMotion(props: CaseListsProps) {
  const [entered, setEntered] = useState(false);
  useEffect(() => setEntered(true), []);
  return (
    <Motion transition={TRANSITION}>
      <LayoutGroup>
        <EnteredContext value={entered}>
          <CaseLists {...props} Presence={Presence} Item={Item} />
        </EnteredContext>
      </LayoutGroup>
    </Motion>
  );
}

/** A list that is removed waits for its cases. */
const Presence = ({ children }: { children: ReactNode }) => (
  <AnimatePresence propagate>{children}</AnimatePresence>
);

function Item({ className, children }: { className?: string; children: ReactNode }) {
  const fade = use(EnteredContext) && { initial: HIDDEN, animate: SHOWN };
  const layout = useMotionStopped() ? false : 'position';
  return (
    <m.li className={className} layout={layout} exit={HIDDEN} {...fade}>
      {children}
    </m.li>
  );
}
