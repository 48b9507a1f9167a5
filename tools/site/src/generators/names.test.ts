import { assertPagePath, assertSectionName, assertTitle, pageNames, titleOf } from './names.ts';

const TAKEN = ['stories', 'seo', 'content-shared', 'site'];

test.each(['careers', 'help-center', 'b2b'])('%s can name a section', (name) => {
  expect(() => assertSectionName(name, TAKEN)).not.toThrow();
});

test.each([
  ['Careers', 'lower-case'],
  ['-careers', 'lower-case'],
  ['help--center', 'lower-case'],
  ['../careers', 'lower-case'],
  ['2go', 'lower-case'],
  ['a'.repeat(31), 'limit 30'],
  ['stories', 'has this name'],
  ['shared', 'has this name'],
  ['api', 'reserved'],
])('%s cannot name a section', (name, problem) => {
  expect(() => assertSectionName(name, TAKEN)).toThrow(problem);
});

test.each(['/', 'careers', '/careers/', '/Careers', '/careers/../x', '/api/jobs'])(
  'no page can be at %s',
  (path) => {
    expect(() => assertPagePath(path)).toThrow(`No page can be at '${path}'`);
  },
);

test.each(["What's new", '${name}', 'A | B', '', 'x'.repeat(46)])('%j cannot be a title', (title) => {
  expect(() => assertTitle(title)).toThrow('cannot be used');
});

test.each(['R&D', 'What’s New', 'IT'])('%s can be a title', (title) => {
  expect(() => assertTitle(title)).not.toThrow();
});

test.each([
  ['/careers', 'careers', 'careers', 'CareersPage'],
  ['/careers/benefits', 'benefits', 'benefits', 'BenefitsPage'],
  ['/solutions/back-office', 'back-office', 'backOffice', 'BackOfficePage'],
  ['/careers/offices/cebu-city', 'offices-cebu-city', 'officesCebuCity', 'CebuCityPage'],
  ['/careers/2026', 'careers-2026', 'careers2026', 'Page2026Page'],
  ['/careers/new', 'careers-new', 'careersNew', 'NewPage'],
  ['/about/company', 'about-company', 'aboutCompany', 'CompanyPage'],
  ['/new', 'new-page', 'newPage', 'NewPage'],
])('the parts of %s are named after it', (path, file, record, component) => {
  expect(pageNames(path, () => false)).toEqual({ file, record, component, module: `./pages${path}.tsx` });
});

test('a name that another page has is not used twice', () => {
  expect(pageNames('/industries/finance', (file) => file === 'finance').record).toBe('industriesFinance');
});

test('a title is the last segment in words', () => {
  expect(titleOf('/solutions/back-office')).toBe('Back Office');
});
