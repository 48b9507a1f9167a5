import { privacy } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { DocumentPage } from '../components/document/document-page.tsx';

export default function PrivacyPage() {
  return (
    <>
      <Seo page={privacy} />
      <DocumentPage {...privacy} />
    </>
  );
}
