import { type ComponentType, lazy, memo, startTransition, Suspense, use, useEffect, useState } from 'react';
import { useHydrated } from '../hooks/hydration.ts';
import { HeldNodesContext } from './held-nodes.ts';

/**
 * A component whose code loads after hydration. Documents contain its markup, which hydrates once the code has loaded. On later pages,
 * visitors see `Plain`, which renders the same elements, until the code has loaded, and for as long as they stay if they have pressed anything
 * meanwhile: what replaces it would lose the focus and what is open. `Plain` also stays if the code fails to load, and in a served page
 * that React had to render again from scratch, because visitors had pressed something before.
 */
export function enhanced<Props extends object>(
  Plain: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () =>
    (loading ??= load()
      .catch((error: unknown) => {
        console.error('[motion] failed to load; the page works without it:', error);
        return Plain;
      })
      .then((Component) => (Loaded = Component)));
  const Lazy: ComponentType<Props> = lazy(() => start().then((Component) => ({ default: Component })));

  // React drops markup that is not hydrated yet when something above it changes.
  const OfDocument = memo(function OfDocument(props: Props) {
    return (
      <Suspense fallback={<Plain {...props} />}>
        <Lazy {...props} />
      </Suspense>
    );
  }) as ComponentType<Props>;

  return memo(function EnhancedOrPlain(props: Props) {
    const isClientPage = useHydrated();
    const held = use(HeldNodesContext);
    const [Shown, show] = useState(() => (isClientPage ? (Loaded ?? Plain) : OfDocument));
    useEffect(() => {
      const input = new AbortController();
      for (const type of INPUT_EVENTS)
        addEventListener(type, () => input.abort(), { capture: true, signal: input.signal });
      const isServed = held.has(location.pathname);
      const replace = (Component: ComponentType<Props>) =>
        Shown === Plain && !isServed && !input.signal.aborted && startTransition(() => show(() => Component));
      void start().then(replace);
      return () => input.abort();
    }, [Shown, held]);
    return <Shown {...props} />;
  }) as ComponentType<Props>;
}

const INPUT_EVENTS = ['pointerdown', 'keydown'];
