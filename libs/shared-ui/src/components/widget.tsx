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

/** Resolves widgets exposed by other sections; implemented by the composer and by the browser. */
export interface WidgetSource {
  /** Returns the component if it is loaded: always while prerendering, in the browser after loading. */
  peek(name: string): ComponentType | undefined;
  load(name: string): Promise<ComponentType>;
}

export const WidgetHost = createContext<WidgetSource>({
  peek: () => undefined,
  load: (name) => Promise.reject(new Error(`no host for the widget '${name}'`)),
});

interface Props {
  /** `<section>/<widget>`, as declared by the section. */
  name: string;
  /** Distance below the viewport at which the code is fetched. */
  margin?: string;
}

/**
 * Another section's component, server-rendered; its code is fetched near the viewport. If that code does not load or
 * throws, the HTML stays. No Suspense boundary, on purpose: any synchronous context change above a dehydrated
 * boundary would empty it. React treats the element as opaque and replaces its content in one commit, but not while it
 * has the focus, which would be lost.
 * @not for a component of the own section, which is imported.
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
          (error: unknown) =>
            console.error(`[widget ${name}] failed to load; keeping its server-rendered HTML:`, error),
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

/** Runs the callback once the focus is outside the element. */
function whenUnfocused(element: Element, act: () => void) {
  const look = () => {
    // A window that loses the focus keeps its active element.
    if (element.contains(document.activeElement)) return;
    element.removeEventListener('focusout', later);
    act();
  };
  // While the focus moves from one link to the next, no element is active.
  const later = () => setTimeout(look);
  element.addEventListener('focusout', later);
  look();
}
