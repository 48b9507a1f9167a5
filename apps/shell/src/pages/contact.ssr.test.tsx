/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import ContactPage from './contact.tsx';

const html = renderToString(
  <HelmetProvider>
    <MemoryRouter initialEntries={['/contact?topic=ukg']}>
      <ContactPage />
    </MemoryRouter>
  </HelmetProvider>,
);
const text = html.replace(/<(script|style|title)[^>]*>.*?<\/\1>|<[^>]+>/gs, '');

test('there is one first heading and no style attribute', () => {
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toMatch(/ style=/);
});

test('the form as served lets the browser itself refuse what is missing, and goes nowhere', () => {
  const form = html.match(/<form.*?<\/form>/s)![0];
  expect(form).toMatch(/^<form[^>]* method="dialog"/);
  expect(form).not.toMatch(/novalidate|action=/i);
  const control = (name: string) =>
    form.match(new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`))![0];
  for (const name of ['name', 'email', 'company', 'service', 'message'])
    expect(control(name)).toContain('required');
  expect(control('phone')).not.toContain('required');
  expect(control('email')).toContain('type="email"');
  expect(control('phone')).toContain('type="tel"');
  expect(control('message')).toContain('rows="6"');
  expect(form).toContain('href="/privacy"');
  expect(form).toMatch(/<noscript>.*tel:\+12135550142.*<\/noscript>/s);
});

test('the services are the specified ones, the prompt is not accepted, and none is chosen yet', () => {
  const select = html.match(/<select.*?<\/select>/s)![0];
  expect(
    [...select.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value, label]) => [value, label]),
  ).toEqual([
    ['', 'Select a service'],
    ['ukg', 'UKG Implementation'],
    ['staff-augmentation', 'Staff Augmentation'],
    ['bpo', 'Business Process Outsourcing'],
    ['cloud', 'Cloud Migration'],
    ['crm-erp', 'CRM/ERP Implementation'],
    ['other', 'Other'],
  ]);
  expect(select).not.toContain('selected');
});

test('both offices, their hours and numbers, and the quick contact are in the document', () => {
  for (const said of ['Weekdays 08:00–17:00', 'Open 24/7', '+1 213 555 0142', '+63 32 555 0118']) {
    expect(text).toContain(said);
  }
  expect(text).toContain('24/7 Support Available');
  expect(text).toContain('Response within 24 hours');
});

test('nothing as served depends on the hour, and no address can be harvested', () => {
  expect(text).not.toMatch(/until \d|opens /);
  expect(html).not.toContain('class="ob-mark"');
  expect(html).not.toContain('@vantedge.example.com');
});
