import { privacy } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { DocumentPage } from '../components/document/document-page.tsx';

export default function PrivacyPage() {
  const { meta, ...document } = privacy;
  return (
    <>
      <Seo page={meta} />
      <DocumentPage {...document} />
    </>
  );
}
