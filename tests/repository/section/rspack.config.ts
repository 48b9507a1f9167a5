import { defineApp } from '@vantedge/federation-build';
import { shareImages } from '@vantedge/seo/share-image';
import * as content from './src/content/index.ts';
import section from './src/section.ts';

export default defineApp(section, {
  root: import.meta.dirname,
  images: shareImages('Vantedge', content),
});
