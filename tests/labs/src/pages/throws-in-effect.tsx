import { useEffect } from 'react';
import { LabPage } from '../lab-frames.tsx';

export default function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('labs: thrown in an effect');
  }, []);
  return <LabPage path="/labs/throws-in-effect" name="Throws in an effect" />;
}
