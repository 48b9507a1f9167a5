import { FigureCaption, InlineStat } from './figure.tsx';

export const examples = {
  caption: (
    <figure className="ui:surface-dark">
      <FigureCaption title="The workday">of both offices, in their own time.</FigureCaption>
    </figure>
  ),
  'stat in a line': (
    <p>
      <InlineStat>15</InlineStat> hours ahead
    </p>
  ),
};
