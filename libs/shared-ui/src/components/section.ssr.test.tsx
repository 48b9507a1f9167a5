/** @jest-environment node */
import { elements, getText, prerender, structureErrors } from '../testing/prerender.tsx';
import { Section, SectionTitle } from './section.tsx';

const render = (section: React.ReactNode) =>
  prerender(
    () => (
      <>
        <h1>A page</h1>
        {section}
      </>
    ),
    '/',
  );

test.each(['stacked', 'split', 'wide'] as const)('a section is named by its title, layout %s', (layout) => {
  const html = render(
    <Section layout={layout} title="Three ways" lead="The rate is the same.">
      <p>Content</p>
    </Section>,
  );
  expect(elements(html, 'h2').map(getText)).toEqual(['Three ways']);
  expect(structureErrors(html)).toEqual([]);
});

test('content that places the title itself gets it from the section', () => {
  const html = render(
    <Section id="ways" layout="free" title="Three ways">
      <div>
        <SectionTitle className="large" />
      </div>
    </Section>,
  );
  expect(elements(html, 'h2', 'id="ways-title" class="large"')).toEqual(['Three ways']);
  expect(structureErrors(html)).toEqual([]);
});

test('a section with neither a title nor a label, or with both, does not compile', () => {
  const content = <p>Content</p>;
  // @ts-expect-error a section has a title or a label
  const unnamed = <Section>{content}</Section>;
  const both = (
    // @ts-expect-error a section with a title needs no label
    <Section title="Three ways" label="Ways">
      {content}
    </Section>
  );
  expect([unnamed, both]).toHaveLength(2);
});
