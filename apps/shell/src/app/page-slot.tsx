import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { BrokenPage } from './broken-page.tsx';
import type { LoadedPage } from './page-source.ts';
import { SectionFrame } from './section-frame.tsx';
import { ServerContentContext } from './server-content-context.ts';

/** The page of the current path, in its section's frame. */
export function PageSlot() {
  const { path, section, Page } = useLoaderData<LoadedPage>();
  const serverContent = use(ServerContentContext);
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
