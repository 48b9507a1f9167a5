import { Button, ButtonLink } from '@vantedge/shared-ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { openDocument } from './open-document.ts';

/**
 * A page whose code failed on a client navigation: its document is whole, so the browser is sent there. Only when the
 * network is gone does the visitor see this.
 */
export function BrokenPage({ path, error }: { path: string; error: unknown }) {
  useEffect(() => {
    console.error(`[shell] ${path} cannot be shown here:`, error);
    void openDocument(path);
  }, [path, error]);
  return (
    <div data-section="shell" role="alert" className="mx-auto w-[min(40rem,100%-2*var(--edge))] py-section">
      <title>Page unavailable: Vantedge</title>
      <h1 id="page-title" tabIndex={-1} className="text-h2">
        This page could not be opened
      </h1>
      <p className="mt-6 text-slate">
        The connection was lost on the way. Nothing you typed elsewhere is gone; try again when you are back
        online.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Button tone="solid" onClick={() => void openDocument(path)}>
          Try again
        </Button>
        <ButtonLink tone="line" to="/">
          Back to Homepage
        </ButtonLink>
      </p>
    </div>
  );
}

/** The same, for an error that the router caught while loading. */
export function BrokenRoute() {
  const error = useRouteError();
  return <BrokenPage path={location.pathname} error={error} />;
}
