import { privacy, privacyWith } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { useReleaseFacts } from '../app/release-facts.ts';
import { DocumentPage } from '../components/document/document-page.tsx';

export default function PrivacyPage() {
  const { thirdParties, consent = 'opt-in' } = useReleaseFacts();
  const page = thirdParties ? privacyWith(thirdParties, consent) : privacy;
  return (
    <>
      <Seo page={page} />
      <DocumentPage {...page} />
    </>
  );
}
