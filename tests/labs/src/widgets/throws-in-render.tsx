import { LabWidget } from '../lab-widget.tsx';

export default function ThrowsInRender() {
  if (typeof window !== 'undefined') throw new Error('labs: thrown in render');
  return <LabWidget name="Throws in render" />;
}
