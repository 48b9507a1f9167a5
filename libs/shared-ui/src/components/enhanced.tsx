import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * A component whose code loads after hydration. Documents contain its markup. Until the code has loaded, or if it fails to load, the
 * visitor sees `Plain`, which renders the same elements: so a change above, which makes React drop markup that is not hydrated yet,
 * leaves no gap.
 */
export function enhanced<Props extends object>(
  Plain: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
) {
  const Enhanced: ComponentType<Props> = lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      (error: unknown) => {
        console.error('[motion] stays without motion:', error);
        return { default: Plain };
      },
    ),
  );
  return memo(function EnhancedOrPlain(props: Props) {
    return (
      <Suspense fallback={<Plain {...props} />}>
        <Enhanced {...props} />
      </Suspense>
    );
  }) as ComponentType<Props>;
}
