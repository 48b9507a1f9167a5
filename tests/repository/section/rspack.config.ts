import { defineApp } from '@vantedge/federation-build';
import { shareImages } from '@vantedge/seo/share-image';
import section from './src/section.ts';
import { academy } from './src/academy.ts';

export default defineApp(section, {
  root: import.meta.dirname,
  images: shareImages('Vantedge', { academy }),
});
