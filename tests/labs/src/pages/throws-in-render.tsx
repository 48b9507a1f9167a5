import { Laboratory } from '../laboratory.tsx';

export default function ThrowsInRender() {
  if (typeof window !== 'undefined') throw new Error('laboratory: thrown in render');
  return <Laboratory path="/labs/throws-in-render" name="Throws in render" />;
}
