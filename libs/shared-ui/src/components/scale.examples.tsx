import { RangeBar, RangeLegend, ScaleSpan, ScaleTicks } from './scale.tsx';

export const examples = {
  'from 2 to 4, or up to 8 of 12': (
    <>
      <RangeLegend />
      <svg width="100%" height="12" aria-hidden="true">
        <RangeBar from={2} minEnd={4} to={8} length={12} />
      </svg>
    </>
  ),
  'working hours': (
    <>
      <ScaleTicks className="ui:mt-2" labels={['00', '06', '12', '18', '24']} />
      <svg className="ui:mt-2" width="100%" height="12" aria-hidden="true">
        <ScaleSpan className="ui:fill-service-or-teal" from={9} to={17} length={24} />
      </svg>
    </>
  ),
  'labels before their ticks': <ScaleTicks align="end" labels={['Start', '1 year', '2 years', '3 years']} />,
};
