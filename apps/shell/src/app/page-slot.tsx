import { use } from 'react';
import { BrokenPage } from './broken-page.tsx';
import type { LoadedPage } from './page-source.ts';
import { SectionFrame } from './section-frame.tsx';
import { ServerContentContext } from './server-content-context.ts';

/** The page of the current path, in its section's frame; the error page if it failed to load. */
export function PageSlot({ page }: { page: LoadedPage | { error: unknown } }) {
  const serverContent = use(ServerContentContext);
  if ('error' in page) return <BrokenPage error={page.error} />;
  const { path, section, Page } = page;
  return (
    <SectionFrame
      key={path}
      section={section}
      serverContent={serverContent?.path === path ? serverContent : undefined}
      renderFallback={(error) => <BrokenPage error={error} />}
    >
      {Page ? <Page /> : undefined}
    </SectionFrame>
  );
}
