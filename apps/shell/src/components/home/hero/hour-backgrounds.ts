import dawnManila800Avif from '../../../assets/hour-1-dawn-manila-800.avif';
import dawnManila800 from '../../../assets/hour-1-dawn-manila-800.jpg';
import dawnManila1600Avif from '../../../assets/hour-1-dawn-manila-1600.avif';
import dawnManila1600 from '../../../assets/hour-1-dawn-manila-1600.jpg';
import noon800Avif from '../../../assets/hour-2-noon-800.avif';
import noon800 from '../../../assets/hour-2-noon-800.jpg';
import noon1600Avif from '../../../assets/hour-2-noon-1600.avif';
import noon1600 from '../../../assets/hour-2-noon-1600.jpg';
import dusk800Avif from '../../../assets/hour-3-dusk-800.avif';
import dusk800 from '../../../assets/hour-3-dusk-800.jpg';
import dusk1600Avif from '../../../assets/hour-3-dusk-1600.avif';
import dusk1600 from '../../../assets/hour-3-dusk-1600.jpg';
import night800Avif from '../../../assets/hour-4-night-800.avif';
import night800 from '../../../assets/hour-4-night-800.jpg';
import night1600Avif from '../../../assets/hour-4-night-1600.avif';
import night1600 from '../../../assets/hour-4-night-1600.jpg';
import dawnLosAngeles800Avif from '../../../assets/hour-5-dawn-los-angeles-800.avif';
import dawnLosAngeles800 from '../../../assets/hour-5-dawn-los-angeles-800.jpg';
import dawnLosAngeles1600Avif from '../../../assets/hour-5-dawn-los-angeles-1600.avif';
import dawnLosAngeles1600 from '../../../assets/hour-5-dawn-los-angeles-1600.jpg';

/** Background image of each hour, 1600 by 1000, in two sizes and two formats. */
export const hourBackgrounds = [
  background(dawnManila800Avif, dawnManila1600Avif, dawnManila800, dawnManila1600),
  background(noon800Avif, noon1600Avif, noon800, noon1600),
  background(dusk800Avif, dusk1600Avif, dusk800, dusk1600),
  background(night800Avif, night1600Avif, night800, night1600),
  background(dawnLosAngeles800Avif, dawnLosAngeles1600Avif, dawnLosAngeles800, dawnLosAngeles1600),
];

function background(small: string, large: string, smallJpeg: string, largeJpeg: string) {
  return {
    avif: `${small} 800w, ${large} 1600w`,
    jpeg: `${smallJpeg} 800w, ${largeJpeg} 1600w`,
    plain: largeJpeg,
  };
}
