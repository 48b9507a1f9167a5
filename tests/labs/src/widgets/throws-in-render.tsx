import { LabWidget } from '../lab-frames.tsx';

export default function ThrowsInRender() {
  if (typeof window !== 'undefined') throw new Error('labs: thrown in render');
  return <LabWidget name="Throws in render" />;
}
