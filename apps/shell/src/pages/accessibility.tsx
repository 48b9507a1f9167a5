import { accessibility } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { DocumentPage } from '../components/document/document-page.tsx';

export default function AccessibilityPage() {
  return (
    <>
      <Seo page={accessibility} />
      <DocumentPage {...accessibility} />
    </>
  );
}
