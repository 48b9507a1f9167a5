import { company } from '@vantedge/content-shared';
import * as content from '@vantedge/content-stories';
import { defineApp } from '@vantedge/federation-build';
import { shareImages } from '@vantedge/seo/share-image';
import { files } from './pdf/files.ts';
import section from './src/section.ts';

export default defineApp(section, {
  root: import.meta.dirname,
  facts: ['@vantedge/content-shared'],
  files,
  images: shareImages(company.name, content),
});
