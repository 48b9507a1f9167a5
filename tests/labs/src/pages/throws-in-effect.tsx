import { useEffect } from 'react';
import { Laboratory } from '../laboratory.tsx';

export default function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('laboratory: thrown in an effect');
  }, []);
  return <Laboratory path="/labs/throws-in-effect" name="Throws in an effect" />;
}
