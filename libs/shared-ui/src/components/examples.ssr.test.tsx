/** @jest-environment node */
/** @jest-environment node */
import path from 'node:path';
import { Fragment } from 'react';
import { prerender, structureErrors } from '../testing/prerender.tsx';
import { testExamples } from '../testing/test-examples.tsx';
import { examples as closings } from './closing-cta.examples.tsx';
import { examples as testimonials } from './testimonials.examples.tsx';

testExamples(path.join(__dirname, '..'));

test.each([
  ['closing calls to action', closings],
  ['testimonials', testimonials],
])('several %s on a page have different ids', (_, examples) => {
  const Page = () => (
    <>
      <h1>A page</h1>
      {Object.entries(examples).map(([name, example]) => (
        <Fragment key={name}>{example}</Fragment>
      ))}
    </>
  );
  expect(structureErrors(prerender(Page, '/'))).toEqual([]);
});
