import { notFound } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { ButtonLink, PageHero } from '@vantedge/shared-ui';
import { GoBack } from '../components/not-found/go-back.tsx';
import { LostPlate } from '../components/not-found/lost-plate.tsx';
import { useLogMissing } from '../components/not-found/use-log-missing.ts';
import { SuggestedLinks } from '../components/not-found/suggested-links.tsx';

export default function NotFoundPage() {
  useLogMissing();
  const { title, lead, home, back } = notFound.hero;
  return (
    <>
      <Seo page={notFound.meta} />
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
        <LostPlate {...notFound.plate} />
      </PageHero>
      <SuggestedLinks {...notFound.suggestions} />
    </>
  );
}
