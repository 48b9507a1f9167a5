import { defineLocalTime } from '@vantedge/shared-ui/host';
import { definePauseMotion } from './components/home/pause-motion-element.ts';
import { defineMouseGlow } from './components/home/hero/mouse-glow-element.ts';

// The custom elements that need no application. Documents with one of them load this script; the application contains it, too.
defineLocalTime();
defineMouseGlow();
definePauseMotion();
