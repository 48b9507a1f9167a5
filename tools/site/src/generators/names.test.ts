import { assertDeclarable, pageNames, toTitle } from './names.ts';

test.each(['careers', 'help-center', 'b2b'])('%s can name a section', (name) => {
  expect(() => assertDeclarable(name, `/${name}`)).not.toThrow();
});

test.each(['Careers', '-careers', '../careers', '2go', 'api'])('%s cannot name a section', (name) => {
  expect(() => assertDeclarable(name, `/${name}`)).toThrow(`${name}' is`);
});

test.each(['/', 'careers', '/careers/', '/Careers', '/careers/../x', '/api/jobs'])(
  'no page can be at %s',
  (path) => {
    expect(() => assertDeclarable('careers', path)).toThrow(
      'Choose a name such as careers, and paths such as',
    );
  },
);

test.each([
  ['/careers', 'careers', 'careers', 'CareersPage'],
  ['/careers/benefits', 'benefits', 'benefits', 'BenefitsPage'],
  ['/solutions/back-office', 'back-office', 'backOffice', 'BackOfficePage'],
  ['/careers/offices/cebu-city', 'offices-cebu-city', 'officesCebuCity', 'CebuCityPage'],
  ['/careers/2026', 'careers-2026', 'careers2026', 'Page2026Page'],
  ['/careers/new', 'careers-new', 'careersNew', 'NewPage'],
  ['/about/company', 'about-company', 'aboutCompany', 'CompanyPage'],
  ['/paths', 'paths-page', 'pathsPage', 'PathsPage'],
  ['/new', 'new-page', 'newPage', 'NewPage'],
])('the parts of %s are named after it', (path, file, record, component) => {
  expect(pageNames(path, () => false)).toEqual({ file, record, component, module: `./pages${path}.tsx` });
});

test('a name that another page has is not used twice', () => {
  expect(pageNames('/industries/finance', (file) => file === 'finance').record).toBe('industriesFinance');
});

test('a title is the last segment in words', () => {
  expect(toTitle('/solutions/back-office')).toBe('Back Office');
});
