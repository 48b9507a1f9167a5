import { pageNames, titleOf } from './page-names.ts';

const free = () => false;

test.each([
  ['/careers', 'careers', 'careers', 'CareersPage'],
  ['/careers/benefits', 'benefits', 'benefits', 'BenefitsPage'],
  ['/solutions/back-office', 'back-office', 'backOffice', 'BackOfficePage'],
  ['/careers/offices/cebu-city', 'offices-cebu-city', 'officesCebuCity', 'CebuCityPage'],
  ['/careers/2026', 'careers-2026', 'careers2026', 'Page2026Page'],
  ['/careers/new', 'careers-new', 'careersNew', 'NewPage'],
  ['/about/company', 'about-company', 'aboutCompany', 'CompanyPage'],
  ['/new', 'new-page', 'newPage', 'NewPage'],
])('%s', (path, file, record, component) => {
  expect(pageNames(path, free)).toEqual({ file, record, component, module: `./pages${path}.tsx` });
});

test('a name that another page has is not used twice', () => {
  const isTaken = (file: string) => file === 'finance';
  expect(pageNames('/industries/finance', isTaken).record).toBe('industriesFinance');
});

test('a title is the last segment in words', () => {
  expect(titleOf('/solutions/back-office')).toBe('Back Office');
});
