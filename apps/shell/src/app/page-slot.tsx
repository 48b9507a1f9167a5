import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { BrokenPage } from './broken-page.tsx';
import type { LoadedPage } from './page-source.ts';
import { SectionFrame } from './section-frame.tsx';
import { Served } from './served.ts';

/** The page of the current path, in its section's frame. */
export function PageSlot() {
  const { path, section, Page } = useLoaderData<LoadedPage>();
  const served = use(Served);
  return (
    <SectionFrame
      key={path}
      section={section}
      served={served?.path === path ? served : undefined}
      onBroken={(error) => <BrokenPage error={error} />}
    >
      {Page ? <Page /> : undefined}
    </SectionFrame>
  );
}
