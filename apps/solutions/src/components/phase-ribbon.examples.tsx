import { cloud, implementation, staffAugmentation } from '@vantedge/content-solutions';
import { PhaseRibbon } from './phase-ribbon.tsx';

const { process } = implementation;
const { strategies } = cloud;
const { steps } = staffAugmentation;

export const surface = 'light';
export const examples = {
  'one phase after another': (
    <PhaseRibbon caption={process.caption} phases={process.phases} ticks={process.ticks} />
  ),
  'with phases of no duration': (
    <PhaseRibbon caption={steps.caption} phases={steps.items} ticks={steps.ticks} />
  ),
  parallel: (
    <PhaseRibbon caption={strategies.caption} phases={strategies.items} ticks={strategies.ticks} parallel />
  ),
};
