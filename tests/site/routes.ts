/** The routes of the composed site, by the section that owns them. */
export const ROUTES = {
  shell: ['/', '/about', '/contact', '/contact/thank-you', '/why-vantedge'],
  solutions: ['/solutions/finance', '/solutions/ukg'],
  stories: ['/success-stories/ukg'],
  pricing: ['/engagement-models'],
} as const;

export const ALL_ROUTES = Object.values(ROUTES).flat();
