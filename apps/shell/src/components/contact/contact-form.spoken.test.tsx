import { act, fireEvent, render, screen } from '@testing-library/react';
import { formTexts } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { FormHost } from '@vantedge/shared-ui/host';
import { announcementsDuring, readAloud } from '@vantedge/shared-ui/testing/spoken';
import { MemoryRouter } from 'react-router-dom';
import { forms } from '../../app/app-providers.tsx';
import { ContactForm } from './contact-form.tsx';

const { title } = contact.form;
const { submit } = contact.form.texts;
const { errors, sending } = formTexts;

const show = () =>
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <FormHost value={forms}>
        <ContactForm />
      </FormHost>
    </MemoryRouter>,
  ).container.querySelector('form')!;
const send = () => fireEvent.click(screen.getByRole('button', { name: submit }));
/** The controls, without the options of the select. */
const controls = (phrases: readonly string[]) =>
  phrases.filter((phrase) => /^(textbox|combobox|button), /.test(phrase));

beforeEach(() => void (document.documentElement.dataset['leads'] = '/api/forms'));
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset['leads'];
});

test('each field says what it is for and whether it is required; the honeypot is silent', async () => {
  const phrases = await readAloud(show());
  expect(phrases[0]).toBe(`form, ${title}`);
  expect(controls(phrases)).toEqual([
    'textbox, Full Name required, required',
    'textbox, Email Address required, required',
    'textbox, Company Name required, required',
    'textbox, Phone Number optional',
    'combobox, Service of Interest required, has popup listbox, not expanded, required',
    'textbox, Message required, required',
    `button, ${submit}`,
  ]);
  expect(phrases.join()).not.toContain(formTexts.honeypot);
});

test('after a failed attempt the summary takes the focus, and each field says what is wrong', async () => {
  const container = show();
  const [focused] = await announcementsDuring(container, send);
  expect(focused).toBe(`alert, ${errors.title}`);
  const phrases = await readAloud(container);
  const links = phrases.filter((phrase) => phrase.startsWith('link, ')).slice(0, 5);
  expect(controls(phrases).filter((phrase) => phrase.includes('invalid'))).toEqual(
    links.map((link) => expect.stringContaining(`Error: ${link.replace('link, ', '')}`)),
  );
  expect(links).toHaveLength(5);
});

test('sending is announced once, and the button says so', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const container = show();
  for (const [name, value] of Object.entries({
    Full: 'Ada',
    Email: 'a@example.com',
    Company: 'Example',
    Message: 'Hello',
  }))
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bpo' } });
  expect(await announcementsDuring(container, () => act(async () => void send()))).toEqual([
    `polite: ${formTexts.status}`,
  ]);
  expect(controls(await readAloud(container)).at(-1)).toBe(`button, ${sending}, disabled`);
});
