import { useEffect } from 'react';
import { LabWidget } from '../lab-frames.tsx';

export default function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('labs: thrown in an effect');
  }, []);
  return <LabWidget name="Throws in an effect" />;
}
