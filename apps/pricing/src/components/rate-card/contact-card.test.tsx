import { rateCard } from '@vantedge/content-pricing';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ContactCard, maskPhone } from './contact-card.tsx';

test('a masked number is shown by its button, and then has the focus', () => {
  render(
    <MemoryRouter>
      <ContactCard {...rateCard.contact} />
    </MemoryRouter>,
  );
  const [phone] = rateCard.contact.phones;
  const link = screen.getByRole('link', { name: new RegExp(`${phone!.label}$`) });
  expect(link).not.toHaveTextContent(phone!.number);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Show number ?: ${phone!.label}$`) }));
  expect(link).toHaveTextContent(phone!.number);
  expect(link).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Show number/ })).toHaveLength(1);
});

test.each([
  ['+1 213 555 0142', '+1 213 ••• ••42'],
  ['+63 32 555 0118', '+63 32 ••• ••18'],
  ['1234567', '1234•67'],
  ['123456', '123456'],
  ['12345', '12345'],
  ['1-2345', '1-2345'],
  ['', ''],
])('masks %s as %s in print', (number, masked) => expect(maskPhone(number)).toBe(masked));
