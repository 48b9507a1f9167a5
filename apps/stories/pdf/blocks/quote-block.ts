import type { StoryPage } from '@vantedge/content-stories';
import { EDGE, INK, MEASURE } from '../theme.ts';
import type { Setting } from '../pen.ts';
import type { Block } from './block.ts';
import { SMALL } from './settings.ts';

/** The testimonial under an amber line, marked as illustrative if it is a placeholder. */
export function quoteBlock({ testimonial }: StoryPage): Block {
  return (pen, top) => {
    pen.rule(EDGE, top, MEASURE, INK.amber, 1);
    const setting: Setting = { font: 'display', size: 15.5, leading: 1.28, spacing: -0.005 };
    const box = { x: EDGE, y: top + 14, width: MEASURE };
    const y = pen.tag('BlockQuote', () => pen.text(`“${testimonial.quote}”`, box, setting)) + 7;
    const mark = testimonial.source === 'placeholder' ? ' · Illustrative' : '';
    const by = `${testimonial.role}, ${testimonial.industry}${mark}`;
    return pen.tag('P', () => pen.text(by, { x: EDGE, y, width: MEASURE }, SMALL));
  };
}
