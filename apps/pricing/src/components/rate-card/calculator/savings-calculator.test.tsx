import { calculator } from '@vantedge/content-pricing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type Navigator, Router, RouterProvider } from 'react-router-dom';
import { EstimateProvider } from './estimate-provider.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';

const WARNING = 'Note: This configuration doesn’t meet minimum requirements for selected engagement model.';

beforeEach(() => {
  jest.useFakeTimers();
  // Drafts of the form.
  sessionStorage.clear();
  history.replaceState(null, '', '/rate-card');
});
afterEach(() => jest.useRealTimers());

function show(search = '') {
  const calculatorPage = (
    <EstimateProvider>
      <SavingsCalculator {...calculator} />
    </EstimateProvider>
  );
  const routes = [
    { path: '/rate-card', element: calculatorPage },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/engagement-models', `/rate-card${search}`],
    initialIndex: 1,
  });
  render(
    <>
      <RouterProvider router={router} />
      <p id="announcer" aria-live="polite" />
    </>,
  );
  return router;
}

const developers = () => screen.getByRole('textbox', { name: 'Developers' });
const customHours = () => screen.getByLabelText('Custom hours a month');
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const choose = (name: string) => fireEvent.click(radio(name));
const savings = () => screen.getByRole('group', { name: 'Your savings' });
const sheet = () => screen.getByRole('form', { name: 'Your estimate' });
/** The foot of the sheet. */
const foot = () => sheet().querySelector('.estimate-case')!;
/** Neither an amount nor a count of the team is on the sheet, whose labels stay. */
const noResults = () => !/[1-9]\d*,\d|\d developer|\d%|2 months(?!!)/.test(withoutTerms(sheet().textContent));
const withoutTerms = (text: string) => text.replace(/3% on cards/, '');
const note = () => document.querySelector('.calc-note')!;
const spoken = () => document.getElementById('announcer')!.textContent;

test('the default is five developers at 160 hours, managed', () => {
  show();
  expect(developers()).toHaveValue('5');
  expect(radio('160')).toBeChecked();
  expect(radio('Managed')).toBeChecked();
  for (const stat of ['$249,600', '$40,000', '$19,200', '$20,800', '52%']) {
    expect(sheet()).toHaveTextContent(stat);
  }
});

test('fifty developers at 160 hours are the 8,000-hour case', () => {
  show();
  enter(developers(), '50');
  for (const part of [sheet(), foot()]) {
    for (const stat of ['$2,496,000', '$400,000', '$192,000', '$208,000', '52%'])
      expect(part).toHaveTextContent(stat);
  }
});

test('the stepper changes the number by one and stops at zero', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Add one developer' }));
  expect(developers()).toHaveValue('6');
  enter(developers(), '0');
  fireEvent.click(screen.getByRole('button', { name: 'Remove one developer' }));
  expect(developers()).toHaveValue('0');
});

test('custom restores the custom hours, and other options keep them for later', () => {
  show();
  choose('Custom');
  enter(customHours(), '96');
  expect(sheet()).toHaveTextContent('96 hours');
  choose('200');
  expect(sheet()).toHaveTextContent('200 hours');
  choose('Custom');
  expect(customHours()).toHaveValue('96');
  expect(sheet()).toHaveTextContent('96 hours');
});

test('a step changes the number while the field has the focus', () => {
  show();
  developers().focus();
  enter(developers(), '7');
  fireEvent.click(screen.getByRole('button', { name: 'Add one developer' }));
  expect(developers()).toHaveFocus();
  expect(developers()).toHaveValue('8');
  expect(sheet()).toHaveTextContent('8 developers');
  fireEvent.click(screen.getByRole('button', { name: 'Remove one developer' }));
  expect(developers()).toHaveValue('7');
});

test('says what is wrong with an entry in the description of the field, until the next change', () => {
  show();
  enter(developers(), 'five');
  expect(developers()).toHaveAccessibleDescription(/^Enter a whole number/);
  expect(developers()).toBeInvalid();
  expect(noResults()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add one developer' }));
  expect(developers()).toHaveValue('1');
  expect(developers()).toBeValid();
  expect(developers()).not.toHaveAccessibleDescription(/whole number/);
});

test('keeps the last results for a number that is too large, and says so', () => {
  const router = show();
  enter(developers(), '12');
  // Over a selection.
  enter(developers(), '1,000,000');
  expect(developers()).toHaveValue('1,000,000');
  expect(developers()).toHaveAccessibleDescription(/up to 999,999/);
  expect(sheet()).toHaveTextContent('12 developers');
  fireEvent.blur(developers());
  expect(developers()).toHaveValue('1,000,000');
  expect(developers()).toHaveAccessibleDescription(/up to 999,999/);
  act(() => void jest.advanceTimersByTime(1000));
  expect(router.state.location.search).toContain('developers=12&');
});

test.each(['1 000', '1.000', '１０００'])('%p is a thousand developers', (value) => {
  show();
  enter(developers(), value);
  expect(sheet()).toHaveTextContent('1,000 developers');
});

test.each(['', '0', '-5', 'many'])('%p developers leave an empty form that says what is missing', (value) => {
  show();
  enter(developers(), value);
  expect(noResults()).toBe(true);
  expect(savings()).toHaveTextContent('Enter at least one developer');
  for (const label of ['Invoice for the month', 'Market cost per month', 'Ready to Save?'])
    expect(sheet()).toHaveTextContent(label);
  expect(document.body).not.toHaveTextContent(/NaN|Infinity|-\$|\$-/);
});

test('typed digit by digit, a number that is too large keeps the result from before', () => {
  show();
  enter(developers(), '12');
  fireEvent.blur(developers());
  fireEvent.focus(developers());
  for (let length = 1; length <= 7; length++) enter(developers(), '1000000'.slice(0, length));
  expect(sheet()).toHaveTextContent('12 developers');
  fireEvent.blur(developers());
  // The next edit has its own result.
  fireEvent.focus(developers());
  enter(developers(), '100');
  expect(developers()).toBeValid();
  expect(sheet()).toHaveTextContent('100 developers');
});

test('after a decimal, it asks for a whole number', () => {
  show();
  enter(developers(), '2.75');
  expect(developers()).toBeValid();
  fireEvent.blur(developers());
  expect(developers()).toHaveValue('2.75');
  expect(developers()).toHaveAccessibleDescription(/^Enter a whole number/);
  expect(noResults()).toBe(true);
});

test('a campaign link loses neither its parameters nor a typed number', () => {
  const router = show('?utm_source=mail&gclid=a');
  enter(developers(), '40');
  expect(sheet()).toHaveTextContent('40 developers');
  act(() => void jest.advanceTimersByTime(1000));
  expect(router.state.location.search).toMatch(/^\?utm_source=mail&gclid=a&developers=40&/);
});

test('1,000 is a thousand, and loses its comma on blur', () => {
  show();
  enter(developers(), '1,000');
  expect(developers()).toHaveValue('1,000');
  expect(sheet()).toHaveTextContent('1,000 developers');
  fireEvent.blur(developers());
  expect(developers()).toHaveValue('1000');
});

test('both fields are text fields with a numeric keypad, so the wheel does not change them', () => {
  show();
  for (const field of [developers(), customHours()]) {
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  }
});

test('the largest numbers are printed in full', () => {
  show();
  enter(developers(), '999,999');
  choose('Custom');
  enter(customHours(), '999,999');
  expect(savings()).toHaveTextContent('$311,999,376,000,312');
  expect(document.body).not.toHaveTextContent(/\de\+?\d/);
});

test('inputs below the minimum show a warning and the minimum, and block nothing', () => {
  show();
  expect(note()).not.toHaveTextContent('Note:');
  choose('Build-to-Operate');
  expect(note()).toHaveTextContent(WARNING);
  expect(note()).toHaveTextContent('5 developers, 800 hours a month in total');
  expect(developers()).toHaveAccessibleDescription(WARNING);
  expect(screen.getByRole('group', { name: 'Engagement model' })).toHaveAccessibleDescription(
    /^Minimum: 5 developers/,
  );
  expect(savings()).toHaveTextContent('$249,600');
  choose('Custom');
  enter(customHours(), '800');
  expect(note()).not.toHaveTextContent('Note:');
  enter(developers(), '4');
  expect(note()).toHaveTextContent(WARNING);
});

test.each([
  ['80', 'Managed', true],
  ['80', 'Boutique', false],
  ['80', 'Staff Augmentation', false],
  ['160', 'Managed', false],
])('%s hours, %p: warning %p', (hours, model, warned) => {
  show();
  choose(hours);
  choose(model);
  expect(note().textContent?.includes(WARNING)).toBe(warned);
});

test('the note is announced with the result, and nowhere else', () => {
  show();
  choose('Build-to-Operate');
  act(() => void jest.advanceTimersByTime(600));
  expect(spoken()).toContain('$249,600');
  expect(spoken()).toContain(WARNING);
  expect(screen.queryAllByRole('status')).toEqual([]);
  enter(developers(), 'many');
  act(() => void jest.advanceTimersByTime(600));
  expect(spoken()).toBe(calculator.problems['not-whole']);
});

test('announces a change 600 ms after the last edit, and nothing before the first', () => {
  show();
  act(() => void jest.advanceTimersByTime(5000));
  expect(spoken()).toBe('');
  enter(developers(), '1');
  act(() => void jest.advanceTimersByTime(599));
  enter(developers(), '12');
  act(() => void jest.advanceTimersByTime(599));
  expect(spoken()).toBe('');
  act(() => void jest.advanceTimersByTime(1));
  expect(spoken()).toContain('$599,040');
});

/** Lets a navigation of the router render. */
const rendered = () => act(async () => {});

test('typing and steps change the URL in place, a press of a choice adds an entry that Back undoes', async () => {
  const router = show();
  const query = () => router.state.location.search;
  enter(developers(), '12');
  fireEvent.blur(developers());
  await rendered();
  fireEvent.click(screen.getByRole('button', { name: 'Add one developer' }));
  act(() => void jest.advanceTimersByTime(400));
  expect(query()).toBe('?developers=13&hours=160&model=managed');
  choose('Boutique');
  await rendered();
  expect(query()).toBe('?developers=13&hours=160&model=boutique');
  await act(() => router.navigate(-1));
  expect(radio('Managed')).toBeChecked();
  expect(developers()).toHaveValue('13');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/engagement-models');
});

test('each step of the arrow keys replaces the last', async () => {
  const router = show();
  for (const model of ['Boutique', 'Staff Augmentation']) {
    fireEvent.keyDown(radio(model), { key: 'ArrowDown' });
    choose(model);
    await rendered();
    act(() => void jest.advanceTimersByTime(400));
  }
  expect(router.state.location.search).toBe('?developers=5&hours=160&model=augmentation');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/engagement-models');
});

test('the first change updates the URL immediately, for a visitor who leaves right after it and comes back', async () => {
  const router = show();
  enter(developers(), '6');
  await rendered();
  expect(router.state.location.search).toBe('?developers=6&hours=160&model=managed');
});

test.each<[string, () => void]>([
  ['leave the field', () => fireEvent.blur(developers())],
  ['press anything', () => fireEvent.pointerDown(document.body)],
])('what was typed right before visitors %s and leave is there when they come back', async (_, leave) => {
  const router = show();
  enter(developers(), '6');
  await rendered();
  enter(developers(), '7');
  leave();
  await act(() => router.navigate('/contact'));
  await act(() => router.navigate(-1));
  expect(developers()).toHaveValue('7');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/engagement-models');
});

test('a page that renders its URLs late falls back to none of them', () => {
  const urls: string[] = [];
  const navigator = {
    replace: (to) => urls.push((to as { search: string }).search),
    createHref: String,
  } as Partial<Navigator> as Navigator;
  const at = (search: string) => (
    <Router location={`/rate-card${search}`} navigator={navigator}>
      <EstimateProvider>
        <SavingsCalculator {...calculator} />
      </EstimateProvider>
    </Router>
  );
  const { rerender } = render(at(''));
  enter(developers(), '12');
  enter(developers(), '1,2');
  act(() => void jest.advanceTimersByTime(400));
  expect(urls).toHaveLength(2);
  for (const url of urls) {
    rerender(at(url));
    expect(developers()).toHaveValue('1,2');
    expect(savings()).toHaveTextContent('$49,920');
  }
  rerender(at(urls[0]!));
  expect(developers()).toHaveValue('12');
});

test('a query without inputs restores the defaults', async () => {
  const router = show('?developers=2');
  await act(() => router.navigate('/rate-card'));
  expect(developers()).toHaveValue('5');
});

test('a pending URL update is dropped once the router has left the page', () => {
  const router = show();
  enter(developers(), '6');
  enter(developers(), '7');
  // The router changes the URL first; under load the old page stays mounted for a while.
  history.pushState(null, '', '/contact?topic=other&message=Hello');
  act(() => void jest.advanceTimersByTime(1000));
  expect(router.state.location.search).not.toContain('developers=7');
});

test('opens with the inputs in the URL', () => {
  show('?developers=2&hours=custom&custom_hours=96&model=boutique');
  expect(developers()).toHaveValue('2');
  expect(customHours()).toHaveValue('96');
  expect(savings()).toHaveTextContent('$59,904');
});

test('the foot is the example of 50 FTEs until the first change, and then follows the sheet', () => {
  show();
  expect(foot()).toHaveTextContent(/Example.*\$2,496,000 .* team of 50 working 8,000 hours/);
  choose('200');
  expect(foot()).toHaveTextContent(/Your team.*\$312,000 .* team of 5 working 1,000 hours/);
  for (const sum of ['$50,000', '$24,000', '$26,000']) expect(foot()).toHaveTextContent(sum);
});

test('the estimate and the fill-in lines go to the contact form, not in its URL', () => {
  const router = show();
  choose('Staff Augmentation');
  fireEvent.input(screen.getByLabelText('Company'), { target: { value: ' Example Company ' } });
  fireEvent.input(screen.getByLabelText('Team size'), { target: { value: '10–15' } });
  fireEvent.submit(sheet());
  const { pathname, search, state } = router.state.location;
  expect([pathname, search]).toEqual(['/contact', '']);
  expect(state).toEqual({
    prefill: {
      company: 'Example Company',
      service: 'staff-augmentation',
      message: expect.stringMatching(/needed: 10–15\n\nMy estimate: 5 developers.*\$249,600/),
    },
  });
});

test('a sheet without a team carries over only what was typed', () => {
  const router = show('?developers=0');
  expect(savings()).toHaveTextContent('Enter at least one developer');
  fireEvent.input(screen.getByLabelText('Company'), { target: { value: 'Example Company' } });
  fireEvent.submit(sheet());
  expect(router.state.location).toMatchObject({
    pathname: '/contact',
    state: { prefill: { company: 'Example Company' } },
  });
  expect(router.state.location.state).not.toHaveProperty('prefill.message');
});
