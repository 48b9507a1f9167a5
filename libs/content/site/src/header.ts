import { company, paths } from '@vantedge/content-shared';

/** The header, and the panel that replaces its menus on small screens. */
export const header = {
  skip: 'Skip to main content',
  /** Announced while the next page takes long to load. */
  loading: 'Loading …',
  home: { name: company.name, label: `${company.name}, home`, to: paths.home },
  navigation: 'Main',
  panel: 'Menu',
  openPanel: 'Menu',
  closePanel: 'Close menu',
  /** Label of a toast's close button. */
  dismiss: 'Dismiss',
  contact: { title: 'Contact', to: paths.contact },
  contactSales: { title: 'Contact Sales', to: paths.contact },
  getStarted: { title: 'Get Started', to: paths.contact },
};
