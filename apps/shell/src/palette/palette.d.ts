import type { Department } from '@vantedge/content-shared';

declare module '@vantedge/shared-ui/palette' {
  /** Drawn by palette.css. */
  interface Palette {
    color: 'purple' | 'blue' | 'green' | 'teal' | 'amber' | 'amber-text' | Department;
    /** The five hours of the site's day: a page has the light of the hour that suits what it sells. */
    sky: 'dawn-cebu' | 'noon' | 'dusk' | 'night' | 'dawn-los-angeles';
  }
}
