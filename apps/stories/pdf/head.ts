import { company } from '@vantedge/content-shared';
import { EDGE, INK, MEASURE } from './theme.ts';
import type { Pen } from './pen.ts';

/** Colors of a page header: on the dark cover, or on a light page. */
export const ON_DARK = { ink: INK.light, quiet: INK.quiet, rule: INK.rule };
export const ON_LIGHT = { ink: INK.ink, quiet: INK.slate, rule: INK.line };

/**
 * Logo and name at the left, the page's label at the right, a rule below. Repeated on every page, so it is an
 * artifact.
 */
export function drawHead(pen: Pen, right: string, { ink, quiet, rule }: typeof ON_DARK) {
  pen.artifact((document) => {
    document.save().translate(EDGE, 38.4).scale(0.68);
    document.lineWidth(1.5).circle(12, 12, 10.25).stroke(ink);
    document.path('M16.2 2.9A10 10 0 0 1 7.8 21.1Q13.6 13.4 16.2 2.9Z').fill(ink).restore();
    pen.text(
      company.name,
      { x: EDGE + 23, y: 39, width: 200 },
      { font: 'display', size: 17, leading: 1.1, color: ink },
    );
    pen.text(
      right,
      { x: EDGE, y: 44, width: MEASURE },
      { size: 8.5, leading: 1.2, color: quiet, align: 'right' },
    );
  });
  pen.rule(EDGE, 69, MEASURE, rule);
}
