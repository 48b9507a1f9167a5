import { Picture } from './picture.tsx';

/** An inline SVG stands in for every format: the library has no photos, and tests do not load images. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 16 10"><path fill="#0f6e68" d="M0 0h16v10H0z"/><path fill="#f0a63b" d="M0 7q8-4 16 0v3H0z"/></svg>';
const plate = `data:image/svg+xml;base64,${btoa(DRAWING)}`;

const plain = { avif: plate, fallback: plate, src: plate, sizes: '100vw', width: 1600, height: 1000 };

export const examples = {
  'with a description': <Picture {...plain} alt="A teal sky above a hill of amber" />,
  'beside words, below the first screen': <Picture {...plain} alt="" lazy />,
};
