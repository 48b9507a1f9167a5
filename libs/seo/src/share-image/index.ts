export { faceFile } from './face-file.ts';
export { shareImages } from './share-images.ts';
