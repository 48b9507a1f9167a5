import {
  createContext,
  memo,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { WidgetFrame } from './widget-frame.tsx';

/** How a page gets at the widgets that other sections expose; the composer and the browser each supply one. */
export interface WidgetSource {
  /** The component when it is at hand: always while prerendering, in the browser once it was loaded. */
  peek(name: string): ComponentType | undefined;
  load(name: string): Promise<ComponentType>;
}

export const WidgetHost = createContext<WidgetSource>({
  peek: () => undefined,
  load: (name) => Promise.reject(new Error(`no host for the widget '${name}'`)),
});

interface Props {
  /** `<section>/<widget>`, as the section declares it. */
  name: string;
  /** How far below the viewport the code is fetched. */
  margin?: string;
}

/**
 * Another section's component, server-rendered; its code is fetched only near the viewport. When that code does not load,
 * or throws, the HTML stays.
 *
 * No Suspense boundary, on purpose: any synchronous change of a context above a dehydrated boundary empties it. React owns
 * an opaque element here, and swaps its content in one commit; never under the focus, which would be lost.
 */
export const Widget = memo(function Widget({ name, margin = '400px' }: Props) {
  const source = use(WidgetHost);
  const frame = useRef<HTMLDivElement>(null);
  const [Component, setComponent] = useState(() => source.peek(name));
  useEffect(() => {
    const element = frame.current;
    if (Component || !element) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        source.load(name).then(
          (loaded) => whenUnfocused(element, () => startTransition(() => setComponent(() => loaded))),
          (error: unknown) => console.error(`[widget ${name}] stays as served:`, error),
        );
      },
      { rootMargin: margin },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [Component, name, margin, source]);
  return (
    <WidgetFrame name={name} element={frame}>
      {Component && <Component />}
    </WidgetFrame>
  );
});

/** Acts when the focus is outside the element: at once, or when it has left. */
function whenUnfocused(element: Element, act: () => void) {
  const look = () => {
    // A window that loses the focus keeps its active element.
    if (element.contains(document.activeElement)) return;
    element.removeEventListener('focusout', later);
    act();
  };
  // While the focus is on its way from one link to the next, nothing is active.
  const later = () => setTimeout(look);
  element.addEventListener('focusout', later);
  look();
}
