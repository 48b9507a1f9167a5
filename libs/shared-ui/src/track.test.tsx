import { SOURCE, track, TRACKED } from './track.ts';

declare module './track.ts' {
  interface TrackedEvents {
    job_opened: { remote: boolean };
    job_sent: { message: string };
  }
}

test('tells the document what has happened, with the first page of the visit and its campaign', () => {
  const seen: unknown[] = [];
  document.addEventListener(TRACKED, (event) => seen.push((event as CustomEvent).detail));
  track('estimate_changed', { developers: 5, hours: 160 });
  sessionStorage.setItem(
    SOURCE,
    'https://www.example.com/about?utm_source=mail&gclid=a&name=Ada https://a.example/',
  );
  track('job_opened', { remote: true });
  expect(seen).toEqual([
    { event: 'estimate_changed', developers: 5, hours: 160, landing: '/' },
    { event: 'job_opened', remote: true, landing: '/about', utm_source: 'mail', gclid: 'a' },
  ]);
});

test('cannot be given any text, which could be a name, an address or a message', () => {
  // Only compiled.
  const personal = () => {
    // @ts-expect-error Any text.
    track('job_sent', { message: 'Ada' });
    // @ts-expect-error Not of the list.
    track('lead_sent', { form: 'ada@example.com' });
    // @ts-expect-error Not declared.
    track('anything', {});
  };
  expect(personal).toBeDefined();
});
