import { Pictogram } from './pictogram.tsx';

export const examples = {
  share: (
    <Pictogram
      stat={{ value: 95, suffix: '%' }}
      label="English literacy"
      note="One dot, one person in a hundred"
      drawing={{ kind: 'share', count: 95 }}
      alt="A hundred dots, five of them hollow"
    />
  ),
  units: (
    <Pictogram
      stat={{ value: '700K', suffix: '+' }}
      label="IT professionals"
      note="One dot, 10,000 people"
      drawing={{ kind: 'units', count: 70 }}
      alt="Seventy dots"
    />
  ),
  score: (
    <Pictogram
      stat={{ value: 6.86, unit: '/7' }}
      label="client satisfaction"
      note="Fifty dots to the point, 343 of 350 filled"
      drawing={{ kind: 'score', score: 6.86, of: 7 }}
      alt="Seven blocks of fifty dots; seven dots of the last are hollow"
    />
  ),
  week: (
    <Pictogram
      stat={{ value: '24/7' }}
      label="coverage"
      note="One stroke, one hour; the office’s 45 are amber"
      drawing={{ kind: 'week', from: 8, to: 17, days: 5 }}
      alt="A week of 168 hours, 45 of them amber"
    />
  ),
  'a price inside another': (
    <Pictogram
      stat={{ value: '$24' }}
      label="an hour"
      note="One stroke, two dollars of $60"
      drawing={{ kind: 'strokes', full: 12, of: 30, group: 5, pitch: 5, gap: 2 }}
      alt="Thirty strokes; the first twelve are tall"
    />
  ),
  'at least and at most': (
    <Pictogram
      stat={{ value: '2–4', unit: 'weeks' }}
      label="to a hundred"
      note="One stroke, one day"
      drawing={{ kind: 'strokes', full: 14, max: 28, group: 7, pitch: 5, gap: 4 }}
      alt="Twenty-eight strokes; the first fourteen are solid"
    />
  ),
};
