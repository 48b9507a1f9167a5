export { about } from './about.ts';
export { accessibility } from './accessibility.ts';
export { contact, contactFields } from './contact.ts';
export type { Block, DocumentFact, DocumentRecord, DocumentSection, Passage } from './document.ts';
export { consentDialog, footer, header, newsletter, newsletterField } from './layout.ts';
export { home } from './home.ts';
export {
  industriesMenu,
  MENU_ICONS,
  type MenuIconName,
  type MenuLink,
  solutionsMenu,
  storiesMenu,
  whyMenu,
} from './menus.ts';
export { worldClock } from './world-clock.ts';
export { type NewsletterPage, newsletterConfirm, newsletterUnsubscribe } from './newsletter-pages.ts';
export { night, type NightDocument } from './night.ts';
export { notFound } from './not-found.ts';
export { overlap } from './overlap.ts';
export type { ServicesProof, SolutionCard, TimeProof, TimeRow } from './home-solutions.ts';
export { privacy, privacyWith } from './privacy.ts';
export { thankYou } from './thank-you.ts';
