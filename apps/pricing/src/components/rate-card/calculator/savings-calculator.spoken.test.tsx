import { act, fireEvent, render, screen } from '@testing-library/react';
import { calculator } from '@vantedge/content-pricing';
import { announcementsDuring, readAloud } from '@vantedge/shared-ui/testing/spoken';
import { MemoryRouter } from 'react-router-dom';
import { EstimateProvider } from './estimate-provider.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <MemoryRouter>
      <EstimateProvider>
        <SavingsCalculator {...calculator} />
      </EstimateProvider>
    </MemoryRouter>,
  ).container;

const { developers, hours, models, problems, warning, announcement } = calculator;
const [boutique, managed, augmentation, bto] = models.options;
const option = (name: string, from: string, position: number, checked = 'not checked') =>
  `radio, ${name} ${from}, ${checked}, position ${position}, set size 4`;

/** The fields, without the text inside their labels. */
const fields = (phrases: readonly string[]) =>
  phrases.filter((phrase) => /^(button|group|radio|textbox|image), /.test(phrase));

test('each field is read with its label, its value and its group; the minimum describes the models only', async () => {
  expect(fields(await readAloud(show())).slice(0, 15)).toEqual([
    `button, ${developers.fewer}`,
    `textbox, ${developers.label}, 5`,
    `button, ${developers.more}`,
    `group, ${hours.label}`,
    'radio, 80, not checked, position 1, set size 5',
    'radio, 120, not checked, position 2, set size 5',
    'radio, 160, checked, position 3, set size 5',
    'radio, 200, not checked, position 4, set size 5',
    `radio, ${hours.custom}, not checked, position 5, set size 5`,
    `textbox, ${hours.customLabel}, 160`,
    `group, ${models.label}, ${managed.minimumText}`,
    option(boutique.name, boutique.from, 1),
    option(`${managed.name} ${managed.badge}`, managed.from, 2, 'checked'),
    option(augmentation.name, augmentation.from, 3),
    option(bto.name, bto.from, 4),
  ]);
});

const later = () => act(() => jest.advanceTimersByTimeAsync(600));
const result = 'You save $249,600 a year, $20,800 a month.';

test('a choice announces the result once, with the warning and the minimum if it is missed', async () => {
  const container = show();
  const choose = (name: string) =>
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
  expect(announcement).toBe('You save {annual} a year, {monthly} a month.');
  expect(await announcementsDuring(container, () => (choose(boutique.name), later()))).toEqual([
    `polite: ${result}`,
  ]);
  expect(await announcementsDuring(container, () => (choose(bto.name), later()))).toEqual([
    `polite: ${result} ${warning.label} ${warning.text} ${bto.minimumText}`,
  ]);
  const phrases = fields(await readAloud(container));
  expect(phrases).toContain(`textbox, ${developers.label}, 5, ${warning.label} ${warning.text}`);
  expect(phrases).toContain(`group, ${models.label}, ${bto.minimumText}`);
});

test('an entry that is not a number announces what to enter, once, and the field says it is invalid', async () => {
  const container = show();
  const enter = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: developers.label }), { target: { value } });
  expect(await announcementsDuring(container, () => (enter('many'), later()))).toEqual([
    `polite: ${problems['not-whole']}`,
  ]);
  expect(fields(await readAloud(container))).toContain(
    `textbox, ${developers.label}, many, ${problems['not-whole']}, invalid`,
  );
});
