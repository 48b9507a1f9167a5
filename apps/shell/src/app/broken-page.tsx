import { Button, ButtonLink, PageHero } from '@vantedge/shared-ui';
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
    <div data-section="shell" role="alert">
      <title>Page unavailable: Vantedge</title>
      <PageHero
        variant="plain"
        title="This page could not be opened"
        lead="The connection was lost on the way. What you were reading is one step back; try again when you are online."
        controls={
          <>
            <Button tone="amber" onClick={() => void openDocument(path)}>
              Try again
            </Button>
            <ButtonLink tone="night" to="/">
              Back to Homepage
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** The same, for an error that the router caught while loading. */
export function BrokenRoute() {
  const error = useRouteError();
  return <BrokenPage path={location.pathname} error={error} />;
}
