import { paths } from '@vantedge/content-shared';
import { Button, ButtonLink, PageHero } from '@vantedge/shared-ui';
import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { loadDocument } from '../app/full-page-load.tsx';

/**
 * Replaces a page whose code failed to load or threw, after a client navigation. It tries a full page load, so visitors see it
 * only when they are offline.
 */
export function PageUnavailable({ error }: { error: unknown }) {
  const destination = useLocation();
  useEffect(() => {
    console.error(`[shell] ${destination.pathname} failed to render:`, error);
    loadDocument(destination);
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
            <Button tone="amber" onClick={() => loadDocument(destination)}>
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
