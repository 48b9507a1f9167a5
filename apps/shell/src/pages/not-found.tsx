import { notFound } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { ButtonLink, PageHero } from '@vantedge/shared-ui';
import { GoBack, NotFoundMap, SuggestedLinks, useLogMissing } from '../components/not-found.tsx';

export default function NotFoundPage() {
  useLogMissing();
  const { title, lead, home, back } = notFound.hero;
  return (
    <>
      <Seo page={notFound} />
      <PageHero
        variant="plain"
        title={title}
        lead={lead}
        controls={
          <>
            <ButtonLink tone="amber" to={home.to}>
              {home.label}
            </ButtonLink>
            <GoBack label={back} home={home.to} />
          </>
        }
      >
        <NotFoundMap {...notFound.map} />
      </PageHero>
      <SuggestedLinks {...notFound.suggestions} />
    </>
  );
}
