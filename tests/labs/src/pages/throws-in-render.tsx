import { LabPage } from '../lab-frames.tsx';

export default function ThrowsInRender() {
  if (typeof window !== 'undefined') throw new Error('labs: thrown in render');
  return <LabPage path="/labs/throws-in-render" name="Throws in render" />;
}
