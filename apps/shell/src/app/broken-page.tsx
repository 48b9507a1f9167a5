import { paths } from '@vantedge/content-shared';
import { Button, ButtonLink, PageHero } from '@vantedge/shared-ui';
import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation, useRouteError } from 'react-router-dom';
import { fullPageLoad } from './full-page-load.ts';

/**
 * Error page for a client navigation whose code failed to load. It tries a full page load, so visitors see it only
 * when the server is unreachable.
 */
export const BrokenPage = () => <FailedPage error={useRouteError()} />;

/** The error page for an error that was caught elsewhere. */
export function FailedPage({ error }: { error: unknown }) {
  const destination = useLocation();
  useEffect(() => {
    console.error(`[shell] ${destination.pathname} failed to render:`, error);
    void fullPageLoad(destination);
  }, [destination, error]);
  return (
    <div data-section="shell" role="alert">
      <Helmet>
        <title>Page unavailable | Vantedge</title>
      </Helmet>
      <PageHero
        variant="plain"
        title="This page could not be loaded"
        lead="Check your internet connection and try again. You can also go back to the page you were on."
        controls={
          <>
            <Button tone="amber" onClick={() => void fullPageLoad(destination)}>
              Try again
            </Button>
            <ButtonLink tone="on-dark" to={paths.home}>
              Back to Homepage
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
