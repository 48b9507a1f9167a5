import { use } from 'react';
import { FailedPage } from './broken-page.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { SectionFrame } from './section-frame.tsx';
import { ServerContentContext } from './server-content-context.ts';

/** The page of the current path, in its section's frame. */
export function PageSlot({ page }: { page: LoadedPage }) {
  const serverContent = use(ServerContentContext);
  const { path, section, Page } = page;
  return (
    <SectionFrame
      key={path}
      section={section}
      serverContent={serverContent?.path === path ? serverContent : undefined}
      renderFallback={(error) => <FailedPage error={error} />}
    >
      {Page ? <Page /> : undefined}
    </SectionFrame>
  );
}
