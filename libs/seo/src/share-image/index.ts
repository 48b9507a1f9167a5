export { fontFile } from './font-file.ts';
export { shareImages } from './share-images.ts';
