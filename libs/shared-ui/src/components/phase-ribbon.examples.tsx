import { PhaseRibbon } from './phase-ribbon.tsx';

export const examples = {
  'phases in sequence': (
    <PhaseRibbon
      caption="Five phases, in weeks"
      color="purple"
      ticks={[
        { at: 0, label: 'Start' },
        { at: 4, label: '4' },
        { at: 8, label: '8' },
        { at: 12, label: '12' },
        { at: 16, label: '16 weeks' },
      ]}
      phases={[
        { name: 'Discovery', min: 1, max: 2, when: '1–2 weeks' },
        { name: 'Design', min: 2, max: 3, when: '2–3 weeks' },
        { name: 'Build', min: 4, max: 8, when: '4–8 weeks' },
        { name: 'Deploy', min: 2, max: 3, when: '2–3 weeks' },
        { name: 'Support', when: 'ongoing' },
      ]}
    />
  ),
  'products side by side': (
    <PhaseRibbon
      caption="Solid is the shortest standard timeline, tinted is up to the longest."
      parallel
      ticks={[
        { at: 0, label: 'Start' },
        { at: 6, label: '6 weeks' },
        { at: 13, label: '3 months' },
        { at: 26, label: '6 months' },
      ]}
      phases={[
        { name: 'Ready', note: 'HR, time and payroll in one suite', min: 6, max: 12, when: '6–12 weeks' },
        { name: 'Pro', note: 'HR, payroll and talent', min: 13, max: 26, when: '3–6 months' },
        { name: 'Dimensions', note: 'Workforce management', when: 'Dated with you, in discovery' },
      ]}
    />
  ),
};
