import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { draftKey, sentDraft } from '../components/form-drafts.ts';
import { useFormDraft } from './use-form-draft.ts';

const ID = 'order';

function Order({ prefill }: { prefill?: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, prefill);
  return (
    <form id={ID} ref={form}>
      <label htmlFor="order-name">Name</label>
      <input id="order-name" name="name" />
      <label htmlFor="order-size">Size</label>
      <select id="order-size">
        <option>small</option>
        <option>large</option>
      </select>
      <label htmlFor="order-note">Note</label>
      <textarea id="order-note" defaultValue="None" />
      <label htmlFor="order-secret">Secret</label>
      <input id="order-secret" type="password" />
    </form>
  );
}

type Control = HTMLInputElement;
const control = (label: string) => screen.getByLabelText<Control>(label);
const enter = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(control(label), { target: { value } });
};
const contents = () => ['Name', 'Size', 'Note'].map((label) => control(label).value);

/** A visit of the form's page. Returns a function that leaves it. */
const visit = (prefill?: Record<string, string>) => {
  const { unmount, rerender } = render(<Order prefill={prefill} />);
  return { leave: unmount, goTo: (next: Record<string, string>) => rerender(<Order prefill={next} />) };
};

/** The form of a document before it hydrates. Returns a function that hydrates it. */
const open = (prefill?: Record<string, string>) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Order prefill={prefill} />);
  return () => render(<Order prefill={prefill} />, { container, hydrate: true });
};

const showFromCache = () =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }) as PageTransitionEvent);

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('what was entered is there again, on each return to the form', () => {
  const { leave } = visit();
  enter({ Name: 'Ada', Size: 'large', Note: '' });
  leave();
  for (let time = 0; time < 2; time++) {
    const { leave: leaveAgain } = visit();
    expect(contents()).toEqual(['Ada', 'large', '']);
    leaveAgain();
  }
});

test('what the document contains before it hydrates is newer', () => {
  visit().leave();
  const { leave } = visit();
  enter({ Name: 'Ada', Size: 'large' });
  leave();
  const hydrate = open();
  control('Name').value = 'Grace';
  hydrate();
  expect(contents()).toEqual(['Grace', 'large', 'None']);
});

test('what was typed before hydration is kept', () => {
  const hydrate = open();
  control('Name').value = 'Grace';
  const { unmount } = hydrate();
  unmount();
  visit();
  expect(contents()).toEqual(['Grace', 'small', 'None']);
});

test('a page from the back-forward cache shows what was entered since', () => {
  visit();
  enter({ Name: 'Ada', Note: 'Two' });
  const draft = sessionStorage.getItem(draftKey(ID))!;
  sessionStorage.setItem(draftKey(ID), draft.replace('Ada', 'Ada Lovelace').replace('Two', 'None'));
  showFromCache();
  expect(contents()).toEqual(['Ada Lovelace', 'small', 'None']);
  sessionStorage.clear();
  showFromCache();
  expect(contents()).toEqual(['Ada Lovelace', 'small', 'None']);
});

describe('what a link fills in', () => {
  test('replaces what an earlier one has filled in, and nothing that was entered', () => {
    const { goTo } = visit({ 'order-name': 'Ada', 'order-size': 'large' });
    enter({ Name: 'Ada Lovelace' });
    goTo({ 'order-name': 'Grace', 'order-size': 'small', 'order-note': 'Two' });
    expect(contents()).toEqual(['Ada Lovelace', 'small', 'Two']);
  });

  test('replaces it on a later visit, too', () => {
    const { leave } = visit({ 'order-name': 'Ada' });
    enter({ Note: 'Two' });
    leave();
    visit({ 'order-name': 'Grace', 'order-note': 'Three' });
    expect(contents()).toEqual(['Grace', 'small', 'Two']);
  });

  test('stays deleted where it was deleted', () => {
    const { leave } = visit({ 'order-name': 'Ada' });
    enter({ Name: '' });
    leave();
    visit({ 'order-name': 'Ada' });
    expect(contents()).toEqual(['', 'small', 'None']);
  });

  test('does not come back without the link, if nothing else was entered', () => {
    visit({ 'order-name': 'Ada' }).leave();
    expect(sessionStorage).toHaveLength(0);
    const hydrate = open({ 'order-name': 'Ada' });
    control('Name').value = 'Ada';
    hydrate().unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});

test('the draft ends when the form is as it was, or has arrived', () => {
  visit();
  enter({ Name: 'Ada' });
  enter({ Name: '' });
  expect(sessionStorage).toHaveLength(0);
  enter({ Name: 'Ada' });
  sentDraft(ID)();
  expect(sessionStorage).toHaveLength(0);
});

test('what was changed after it was sent is kept', () => {
  visit();
  enter({ Name: 'Ada' });
  const onArrival = sentDraft(ID);
  enter({ Name: 'Grace' });
  onArrival();
  expect(sessionStorage).toHaveLength(1);
});

test('passwords are not kept', () => {
  visit();
  enter({ Secret: 'secret', Name: 'Ada' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

test.each(['text', 'null', '7', '{}'])('ignores what is not a draft: %s', (text) => {
  sessionStorage.setItem(draftKey(ID), text);
  visit({ 'order-name': 'Ada' });
  expect(contents()).toEqual(['Ada', 'small', 'None']);
});

test('without storage the form works, and keeps nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { leave } = visit({ 'order-size': 'large' });
  enter({ Name: 'Ada' });
  expect(contents()).toEqual(['Ada', 'large', 'None']);
  sentDraft(ID)();
  leave();
  visit();
  expect(contents()).toEqual(['', 'small', 'None']);
});
