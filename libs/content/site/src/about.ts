import { company, figures, type PageMeta, rate } from '@vantedge/content-shared';
import { advantages } from './about-advantages.ts';
import { differentiators } from './about-differentiators.ts';
import { aboutHero } from './about-hero.ts';
import { paths } from './paths.ts';

const { founded, deliveryInPhilippinesSince: since, name } = company;
const { professionalsDeployed, yearsInBusiness: years } = figures;

/** The page about the company. It answers at two paths; `/why-vantedge` is the one that search engines are given. */
export const about = {
  meta: {
    path: paths.about,
    canonical: paths.whyVantedge,
    title: `Why ${name}: offshore teams that keep the other half of your day`,
    description: `Founded in ${founded}, ${years.value}${years.suffix} years, delivering from the Philippines since ${since}: 24/7 coverage, 95% English literacy, 700K+ IT professionals and one flat rate of $${rate.hourly} an hour.`,
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
      figures: [figures.usOverlap, figures.englishLiteracy, figures.itProfessionals],
    },
  } satisfies PageMeta,
  hero: aboutHero,
  record: {
    title: `Founded in ${founded}, ${years.value}${years.suffix} years at work, and delivering from the Philippines since\u00a0${since}.`,
    label: `A rule from ${founded} to 2026, heavier from ${since}, when Philippine delivery began; the first UKG milestone is at 2023.`,
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
    title: 'Four steps, and the fourth goes\u00a0on',
    lead: 'What happens in each step, and how long it takes.',
    steps: [
      {
        title: 'Understand',
        text: 'What the work is, who does it now, and what a good week looks like. You write, and we reply.',
        figure: { value: 24, unit: 'hours' },
        label: 'to the reply to an inquiry',
      },
      {
        title: 'Build',
        text: 'Candidates for you to choose from, or a system planned, configured and tested.',
        figure: { value: '1–2', unit: 'weeks' },
        label: 'to candidates',
      },
      {
        title: 'Deploy',
        text: 'The team takes its seats, or the system goes live. For one publisher, fifty seats took twelve weeks.',
        figure: { value: 45, unit: 'days' },
        label: 'average to go-live, for a system',
      },
      {
        title: 'Optimize',
        text: 'Hours are tracked weekly, and systems stay supported. The team can grow, shrink or change.',
        figure: { value: 'Ongoing' },
        label: 'for as long as the work lasts',
      },
    ],
  },
  closing: {
    people: { count: 2000, label: 'Two thousand dots, one for each professional deployed' },
    title: 'Two thousand people. You only need a\u00a0few.',
    strong: `${professionalsDeployed.value}${professionalsDeployed.suffix} ${professionalsDeployed.scope}`,
    text: ', one dot each. Tell us what the work is, and meet the people who can do it. We reply to inquiries within 24 hours.',
    actions: [{ label: 'Meet Our Team', to: paths.contact }],
  },
};
