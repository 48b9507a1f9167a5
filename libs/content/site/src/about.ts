import { company, type PageMeta, paths, rate, replyPromise, stats } from '@vantedge/content-shared';
import { advantages } from './about-advantages.ts';
import { differentiators } from './about-differentiators.ts';
import { aboutHero } from './about-hero.ts';

const { founded, deliveryInPhilippinesSince: since, name } = company;
const { professionalsDeployed, yearsInBusiness: years } = stats;

/** The about page. It has two paths, of which `paths.whyVantedge` is the canonical one. */
export const about = {
  meta: {
    path: paths.about,
    canonical: paths.whyVantedge,
    title: `Why ${name}: offshore teams that keep working after your day ends`,
    description: `Founded in ${founded}, ${years.value}${years.suffix} years in business, in the Philippines since ${since}: 24/7 coverage, 95% English literacy, 700K+ IT professionals and a flat $${rate.hourly} an hour.`,
    keywords: [
      `why ${name}`,
      'Philippines outsourcing',
      'offshore teams',
      '24/7 coverage',
      'US time-zone overlap',
      'staff augmentation',
      'BPO',
    ],
    kind: 'about',
    share: {
      label: aboutHero.name,
      title: aboutHero.title,
      stats: [stats.usOverlap, stats.englishLiteracy, stats.itProfessionals],
    },
  } satisfies PageMeta,
  hero: aboutHero,
  record: {
    title: `Founded in ${founded}, ${years.value}${years.suffix} years in business, delivering from the Philippines since\u00a0${since}.`,
    label: `Timeline from ${founded} to 2026: founded in ${founded}, Philippine delivery since ${since}, first UKG milestone in 2023.`,
    from: founded,
    to: 2026,
    marks: [
      { year: founded, text: 'founded' },
      { year: since, text: 'Philippine delivery', heavy: true },
      { year: 2023, text: 'first UKG milestone', above: true },
    ],
  },
  advantages,
  differentiators,
  approach: {
    title: 'How we work, in four\u00a0steps',
    lead: 'What happens in each step, and how long it takes.',
    steps: [
      {
        title: 'Understand',
        text: 'We learn what the work is, who does it now and what a good week looks like. It starts with your message.',
        stat: { value: replyPromise.hours, unit: 'hours' },
        label: replyPromise.scope,
      },
      {
        title: 'Build',
        text: 'You choose from screened candidates, or we plan, configure and test your system.',
        stat: { value: '1–2', unit: 'weeks' },
        label: 'to your first candidates',
      },
      {
        title: 'Deploy',
        text: 'Your team starts work, or your system goes live. For one publisher, we filled fifty seats in twelve weeks.',
        stat: { value: 45, unit: 'days' },
        label: 'average to go-live for a system',
      },
      {
        title: 'Optimize',
        text: 'We track hours weekly and keep supporting your systems. Your team can grow, shrink or change.',
        stat: { value: 'Ongoing' },
        label: 'for as long as the work lasts',
      },
    ],
  },
  closing: {
    people: { count: 2000, label: '2,000 dots, one for each professional deployed' },
    title: 'Two thousand people. You only need a\u00a0few.',
    strong: `We have deployed ${professionalsDeployed.value}${professionalsDeployed.suffix} professionals`,
    text: `. Tell us about your project, and meet the people who can take it on. You’ll hear from us ${replyPromise.within}.`,
    actions: [{ label: 'Meet Our Team', to: paths.contact }],
  },
};
