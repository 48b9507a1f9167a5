/** @jest-environment node */
import { prerender } from '@vantedge/shared-ui/testing';
import { parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import type { ComponentType } from 'react';
import BpoPage from './solutions/bpo.tsx';
import CustomerSupportPage from './solutions/customer-support.tsx';
import ImplementationPage from './solutions/implementation.tsx';
import SolutionsPage from './solutions.tsx';
import StaffAugmentationPage from './solutions/staff-augmentation.tsx';

/** Each card's badge in capitals, as in the specification, by the card's heading. */
function badges(Page: ComponentType, cards: string): Record<string, string> {
  const headings = select(`${cards} h3`, parseHtml(prerender(Page, '/')));
  return Object.fromEntries(
    headings.flatMap((heading) => {
      const badge = selectOne('.tag', heading);
      if (!badge) return [];
      const text = textContent(badge);
      return [[textContent(heading).replace(text, '').trim(), text.toUpperCase()]];
    }),
  );
}

test('staff augmentation: three of the four cards have a badge', () => {
  expect(badges(StaffAugmentationPage, '.role-columns')).toEqual({
    Developers: 'IN-DEMAND',
    'QA testers': 'SPECIALIZED',
    'Project managers': 'ESSENTIAL',
  });
});

test('outsourcing: every card has a badge', () => {
  expect(badges(BpoPage, '.handover-rows')).toEqual({
    'Customer support': 'COMPREHENSIVE',
    'Back office': 'HIGH VOLUME',
    'Finance and accounting': 'COMPLIANT',
    'Data management': 'INSIGHTS',
  });
});

test('customer support: the group that handles orders is for e-commerce', () => {
  expect(badges(CustomerSupportPage, '.customer-requests')).toEqual({ 'Orders and delivery': 'E-COMMERCE' });
});

test('Implementation Services are popular on their own page and among the solutions', () => {
  expect(badges(SolutionsPage, '#system')).toEqual({ 'Implementation Services': 'POPULAR' });
  const title = selectOne('h1', parseHtml(prerender(ImplementationPage, '/')))!;
  expect(textContent(selectOne('.tag', title)!)).toBe('Popular');
});

test('implementation: UKG is the partner, ERP is for the enterprise', () => {
  expect(badges(ImplementationPage, '.service-lines')).toEqual({ UKG: 'PARTNER', ERP: 'ENTERPRISE' });
});
