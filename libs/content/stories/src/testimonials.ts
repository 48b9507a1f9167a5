import type { Testimonial } from './model.ts';

/** On the story of the partnership. */
export const ukgTestimonial = {
  label: 'After go-live',
  quote:
    'The people who built the system are still the ones who answer when we need a change, and they remember why we wanted the last one.',
  role: 'Director of Workforce Systems',
  industry: 'Multi-site employer',
  source: 'placeholder',
} satisfies Testimonial;

/** On the story of the publishing client. */
export const mainspringTestimonial = {
  label: 'Down the hall',
  quote:
    'They do our work as if they were right down the hall. Our authors write to them by name, and most have never noticed the time difference.',
  role: 'Chief Operating Officer',
  industry: 'Publishing',
  source: 'placeholder',
} satisfies Testimonial;
