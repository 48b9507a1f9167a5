export { fontFile } from './typefaces.ts';
export { shareImages } from './share-images.ts';
