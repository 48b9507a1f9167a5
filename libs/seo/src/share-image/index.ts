export { shareImages } from './share-images.ts';
