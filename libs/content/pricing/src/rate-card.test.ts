import { rate } from '@vantedge/content-shared';
import { calculator } from './calculator.ts';
import { channel } from './rate-card-closing.ts';
import { rateCard } from './rate-card.ts';

const { caseStudy, stack, meta, questions } = rateCard;
const { reference } = calculator.proposal;
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

test('four departments and their months are those of the specification, and add up to the invoice', () => {
  expect(caseStudy.departments.map(({ name, seats, monthly }) => [name, seats, monthly])).toEqual([
    ['Business development', 15, 57_600],
    ['Production', 20, 76_800],
    ['Administrative', 10, 38_400],
    ['Finance', 5, 19_200],
  ]);
  expect(caseStudy.total).toMatchObject({ seats: 50, monthly: 192_000 });
  expect(sum(caseStudy.departments.map(({ seats }) => seats))).toBe(caseStudy.total.seats);
  expect(sum(caseStudy.departments.map(({ monthly }) => monthly))).toBe(caseStudy.total.monthly);
  expect(caseStudy.bar.market).toBe(400_000);
});

test('the example below the estimate is the study’s: 50 FTEs and 8,000 hours', () => {
  const { developers, hours } = reference;
  expect([developers, developers * hours]).toEqual([50, 8000]);
  expect(developers * hours * rate.hourly).toBe(caseStudy.total.monthly);
});

test('the middle of the traditional bill lies within the range of its total', () => {
  const middle = ([min, max]: readonly [number, number]) => (min + max) / 2;
  const base = middle([35, 50]);
  const billed = base * (1 + (middle([20, 30]) + middle([10, 15])) / 100);
  expect(billed).toBeGreaterThan(stack.market.total[0]);
  expect(billed).toBeLessThan(stack.market.total[1]);
});

test('three questions of pricing and two of service', () => {
  expect(questions.groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Pricing', 3],
    ['Service', 2],
  ]);
});

test('a channel without a URL leads to the contact form, and says what to do there', () => {
  expect(channel('https://calendar.example.com', 'Schedule a Call', 'Suggest a time')).toEqual({
    label: 'Schedule a Call',
    to: 'https://calendar.example.com',
  });
  expect([...questions.more.links, ...rateCard.contact.links]).toEqual(
    ['Schedule a Call', 'Chat with Us', 'WhatsApp', 'Schedule Call'].map((label) => ({
      label,
      to: '/contact',
      note: expect.stringMatching(/by the form$/),
    })),
  );
});

test('every offer but Build-to-Operate lists the rate', () => {
  expect(meta.service.offers.map(({ name, hourly }) => [name, hourly])).toEqual([
    ['Boutique', 24],
    ['Managed Solutions', 24],
    ['Staff Augmentation', 24],
    ['Build-to-Operate', undefined],
  ]);
});
