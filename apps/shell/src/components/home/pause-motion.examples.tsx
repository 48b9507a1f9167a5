import { PauseMotion } from './pause-motion.tsx';

export const examples = { 'at rest': <PauseMotion label="Pause motion" /> };
