import { paths } from '@vantedge/content-shared';
import type { ListedCase } from './cases.ts';
import { example, team } from './example-stats.ts';
import { illustrative } from './labels.ts';

const ecommerceEntry = {
  id: 'ecommerce-support',
  title: 'E-commerce support',
  client: 'An online retailer',
  industry: 'E-commerce & Retail',
  services: ['Customer Support', 'Business Process Outsourcing'],
  category: 'Customer support',
  excerpt: 'Phone and chat support for an online retailer whose customers shop at all hours.',
  metrics: [
    example({
      id: 'ecommerce-chat',
      before: 'under',
      value: '30',
      unit: 'seconds',
      label: 'to answer a chat',
    }),
    example({ id: 'ecommerce-coverage', value: '24/7', label: 'coverage' }),
  ],
  timeline: example({ id: 'ecommerce-launch', value: '4', unit: 'weeks', label: 'to launch' }),
  basis: { label: 'See our customer support services', to: paths.customerSupport },
  color: 'green',
  featured: false,
  illustrative,
  details: {
    description:
      'An online retailer sells around the clock but answers questions only during office hours, so shoppers leave before they check out. A support team takes over phone and chat, 24/7.',
    teamSize: team('ecommerce-team', '10'),
    challenges: [
      'Carts abandoned while questions wait',
      'Order volume that peaks in the holiday season',
      'No coverage at night or on weekends',
    ],
    solutions: [
      'Agents trained on orders, returns and billing',
      'Phone and live chat, 24/7',
      'A four-week launch, from training to full support',
    ],
    results: ['Chats answered in under 30 seconds', '24/7 coverage', 'Launched in 4 weeks'],
  },
} satisfies ListedCase;

const saasEntry = {
  id: 'saas-implementation',
  title: 'SaaS implementation',
  client: 'A software company',
  industry: 'Enterprise Software',
  services: ['Implementation Services', 'Cloud Migration'],
  category: 'Implementation',
  excerpt: 'A software company moves to a cloud business platform, from discovery to go-live in 45 days.',
  metrics: [example({ id: 'saas-systems', value: '3', label: 'systems moved to one platform' })],
  timeline: example({ id: 'saas-launch', value: '45', unit: 'days', label: 'to go-live' }),
  basis: { label: 'See our implementation services', to: paths.implementation },
  color: 'purple',
  featured: false,
  illustrative,
  details: {
    description:
      'A software company keeps customer, billing and support data in separate tools. It moves everything to one cloud platform before a contract renewal, without hiring its own implementation team.',
    teamSize: team('saas-team', '8'),
    challenges: [
      'Customer and billing data in separate systems',
      'A go-live date tied to a contract renewal',
      'No implementation team in-house',
    ],
    solutions: [
      'Five phases, from discovery to support',
      'Data migrated to one cloud platform',
      'Support and optimization after go-live',
    ],
    results: ['Live in 45 days', 'One platform instead of three systems', 'Ongoing support after go-live'],
  },
} satisfies ListedCase;

const logisticsEntry = {
  id: 'logistics-optimization',
  title: 'Logistics optimization',
  client: 'A freight operator',
  industry: 'Logistics & Transportation',
  services: ['Business Process Outsourcing', 'Staff Augmentation'],
  category: 'Back office',
  excerpt:
    'A freight operator’s documents are recorded within 24 hours. One person processes each document, and another verifies it.',
  metrics: [
    example({ id: 'logistics-processing', value: '24', unit: 'hours', label: 'from paper to record' }),
    example({ id: 'logistics-checks', value: '2', label: 'people on every document' }),
  ],
  timeline: example({ id: 'logistics-setup', value: '3', unit: 'weeks', label: 'to set up' }),
  basis: { label: 'See our back-office services', to: paths.backOffice },
  color: 'green',
  featured: false,
  illustrative,
  details: {
    description:
      'A freight operator enters bookings, bills of lading and claims by hand, days after the shipment has left. A back-office team records every document within 24 hours of receiving it.',
    teamSize: team('logistics-team', '15'),
    challenges: [
      'A backlog of shipping documents',
      'Entry errors discovered only at billing',
      'Seasonal peaks that overload the office',
    ],
    solutions: [
      'Document and order processing by a dedicated team',
      'Dual verification: one person processes, another verifies',
      'Additional staff during seasonal peaks',
    ],
    results: ['Documents recorded within 24 hours', 'Two people on every document', 'Set up in 3 weeks'],
  },
} satisfies ListedCase;

const edtechEntry = {
  id: 'edtech-support',
  title: 'Edtech support',
  client: 'A learning platform',
  industry: 'Education Technology',
  services: ['Customer Support'],
  category: 'Technical support',
  excerpt: 'Technical support for a learning platform, where questions pile up before every deadline.',
  metrics: [
    example({ id: 'edtech-resolution', value: '95', suffix: '%', label: 'of questions resolved' }),
    example({ id: 'edtech-rating', value: '4.8', unit: '/5', label: 'rating from students and teachers' }),
  ],
  timeline: example({ id: 'edtech-launch', value: '3', unit: 'weeks', label: 'to launch' }),
  basis: { label: 'See our technical support services', to: paths.support },
  color: 'blue',
  featured: false,
  illustrative,
  details: {
    description:
      'A learning platform supports students and teachers in many time zones. Questions arrive in the evening and on weekends, most of them in the hours before an assignment is due. A support team answers by phone, chat and remote session.',
    teamSize: team('edtech-team', '6'),
    challenges: [
      'Demand that peaks before deadlines',
      'Students and teachers in many time zones',
      'Developers pulled into support',
    ],
    solutions: [
      'Phone, live chat and remote support, 24/7',
      'Four levels, from service desk to product support',
      'A knowledge base that grows with every case',
    ],
    results: [
      '95% of questions resolved',
      'Rated 4.8 out of 5 by students and teachers',
      'Developers back on the product',
    ],
  },
} satisfies ListedCase;

/** Illustrative cases, listed after the featured ones. */
export const illustrativeCases = [ecommerceEntry, saasEntry, logisticsEntry, edtechEntry];
