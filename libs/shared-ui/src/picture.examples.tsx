import { Picture } from './picture.tsx';
import plate from './testing/plate.svg';

/** A drawing for every format: no photograph belongs to the library. */
const plain = { avif: plate, fallback: plate, src: plate, sizes: '100vw', width: 1600, height: 1000 };

export const examples = {
  'with a description': <Picture {...plain} alt="A teal sky above a hill of amber" />,
  'beside words, below the first screen': <Picture {...plain} alt="" lazy />,
};
