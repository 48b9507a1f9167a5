import { company } from '@vantedge/content-shared';
import * as content from '@vantedge/content-site';
import { defineApp } from '@vantedge/federation-build';
import { shareImages } from '@vantedge/seo/share-image';
import section from './src/section.ts';

export default defineApp(section, {
  root: import.meta.dirname,
  facts: ['@vantedge/content-shared'],
  images: shareImages(company.name, content),
});
