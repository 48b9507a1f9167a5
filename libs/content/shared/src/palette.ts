import type { departments } from './departments.ts';

/** A department of the fifty-seat case: it has the same color in every drawing. */
export type Department = (typeof departments)[number]['key'];

/** The company's colors and skies, by the names that components take. `apps/shell/src/palette` draws them. */
declare module '@vantedge/shared-ui/palette' {
  interface Palette {
    color: 'purple' | 'blue' | 'green' | 'teal' | 'amber' | 'amber-text' | Department;
    /** The five hours of the site's day: a page has the light of the hour that suits what it sells. */
    sky: 'dawn-cebu' | 'noon' | 'dusk' | 'night' | 'dawn-los-angeles';
  }
}
