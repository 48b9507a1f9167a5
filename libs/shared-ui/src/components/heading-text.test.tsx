import { render } from '@testing-library/react';
import { HeadingText } from './heading-text.tsx';

test('the same compound may occur twice', () => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  render(<HeadingText>From month-end to month-end</HeadingText>);
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});
