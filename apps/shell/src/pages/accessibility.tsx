import { accessibility } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { DocumentPage } from '../components/document/document-page.tsx';

export default function AccessibilityPage() {
  const { meta, ...document } = accessibility;
  return (
    <>
      <Seo page={meta} />
      <DocumentPage {...document} />
    </>
  );
}
