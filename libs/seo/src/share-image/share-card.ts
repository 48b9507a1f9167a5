import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { MetaShare, MetaStat, PageHead } from '../page-meta.ts';

/** Size of every share image, in pixels. */
export const SIZE = { width: 1200, height: 630 };

/** Colors of the dark theme. Rules are opaque so that few colors suffice. */
const COLORS = {
  background: '#071820',
  light: '#e9f1f0',
  quiet: '#a9bdc0',
  rule: '#586b70',
  dim: '#163c49',
  amber: '#f0a63b',
};

const MARGIN = 64;
const WIDTH = SIZE.width - 2 * MARGIN;
const COLUMN = 380;
const RULE = `1px solid ${COLORS.rule}`;

/** Width and height that an element may take, in pixels. */
export type Limits = { 'data-limits': { width: number; height: number } };

/** Creates elements without JSX, which the loader of build configurations does not support. */
const div = (style: CSSProperties, ...children: ReactNode[]) => limited(undefined, style, ...children);

const limited = (limits: Limits | undefined, style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { ...limits, style: { display: 'flex', flexShrink: 0, ...style } }, ...children);

/**
 * Returns the share image of a page as elements: site name, label, title in the given size, up to three figures, and
 * marks of the page's own, or a band of the day that two cities share.
 */
export function shareCard(meta: PageHead, site: string, titleSize: number): ReactElement {
  const title = meta.share?.title ?? meta.title.replace(/ \| [^|]+$/, '');
  const stats = (meta.share?.stats ?? []).slice(0, 3);
  const marks = meta.share?.marks;
  return div(
    {
      ...SIZE,
      flexDirection: 'column',
      backgroundColor: COLORS.background,
      color: COLORS.light,
      fontFamily: 'text',
      // Proportional numerals: tabular ones leave a gap next to each 1.
      fontFeatureSettings: '"pnum" 1',
    },
    head(site, meta.share?.label ?? ''),
    div(
      {
        width: WIDTH,
        height: SIZE.height - 115 - (marks ? MARKS : DAY),
        margin: `0 ${MARGIN}px`,
        alignItems: 'center',
        justifyContent: 'space-between',
      },
      titleBlock(title, titleSize, stats.length ? WIDTH - COLUMN - 76 : WIDTH),
      stats.length > 0 && statColumn(stats),
    ),
    marks ? markStrip(marks) : day(),
  );
}

/** Logo and site name on the left, the page's label on the right, a rule below. */
function head(site: string, label: string) {
  const logo = createElement(
    'svg',
    { width: 34, height: 34, viewBox: '0 0 24 24', fill: COLORS.light, style: { marginTop: 51 } },
    createElement('circle', {
      cx: 12,
      cy: 12,
      r: 10.25,
      fill: 'none',
      stroke: COLORS.light,
      strokeWidth: 1.5,
    }),
    createElement('path', { d: 'M16.2 2.9A10 10 0 0 1 7.8 21.1Q13.6 13.4 16.2 2.9Z' }),
  );
  const name = { fontFamily: 'display', fontSize: 40, letterSpacing: '-0.012em', lineHeight: 1 };
  return div(
    { height: 114, margin: `0 ${MARGIN}px`, alignItems: 'flex-start', borderBottom: RULE },
    logo,
    div({ ...name, margin: '53px auto 0 14px' }, site),
    div({ marginTop: 56, fontSize: 24, lineHeight: 1.3, color: COLORS.quiet }, label),
  );
}

/** The title: at most three lines, or four below 68 px. */
function titleBlock(title: string, fontSize: number, width: number) {
  const height = (fontSize >= 68 ? 3.5 : 4.5) * fontSize;
  const style = { letterSpacing: '-0.024em', lineHeight: 1.03, textWrap: 'balance', flexShrink: 1 } as const;
  return div(
    // The letters, from the first capitals to the last baseline, are above the center of the lines.
    { width, margin: `${fontSize * 0.2}px 0 0 ${fontSize * -0.03}px`, fontFamily: 'display', fontSize },
    limited({ 'data-limits': { width, height } }, style, title),
  );
}

/** Font sizes of the value and its label, and the gap, by number of figures. */
const STATS = [
  { value: 148, label: 24, between: 0 },
  { value: 104, label: 24, between: 34 },
  { value: 80, label: 22, between: 24 },
];

/** Up to three figures in a column with a rule on its left. The first is highlighted. */
function statColumn(stats: readonly MetaStat[]) {
  const { value, label, between } = STATS[stats.length - 1]!;
  const gap = { marginTop: between, paddingTop: between, borderTop: RULE };
  const blocks = stats.map((stat, index) =>
    div(
      { flexDirection: 'column', ...(index > 0 && gap) },
      div({ color: index ? COLORS.light : COLORS.amber }, statValue(stat, value)),
      div(
        {
          marginTop: label * 0.67,
          fontSize: label,
          lineHeight: 1.25,
          color: COLORS.quiet,
          textWrap: 'balance',
        },
        stat.label,
      ),
    ),
  );
  return div(
    {
      width: COLUMN,
      height: 403,
      paddingLeft: 43,
      borderLeft: RULE,
      flexDirection: 'column',
      justifyContent: 'center',
    },
    ...blocks,
  );
}

/**
 * A value with its signs and unit: `%` and `+` are raised, words are small, and a scale has full size.
 */
function statValue({ before, prefix, value, suffix, unit }: MetaStat, largest: number) {
  const scale = unit?.startsWith('/') ? unit : undefined;
  const number = `${before ? `${before} ` : ''}${prefix ?? ''}${value}`;
  // A character is at most about half as wide as the font size.
  const fontSize = Math.min(largest, (1.9 * COLUMN) / (number + (scale ?? '')).length);
  const looks: Record<'sign' | 'scale' | 'word', CSSProperties> = {
    sign: {
      marginLeft: fontSize * 0.06,
      fontSize: fontSize * 0.5,
      letterSpacing: 0,
      transform: `translateY(${fontSize * -0.36}px)`,
    },
    scale: { marginLeft: fontSize * 0.06 },
    word: { marginLeft: fontSize * 0.15, fontFamily: 'text', fontSize: fontSize * 0.27, letterSpacing: 0 },
  };
  return limited(
    { 'data-limits': { width: COLUMN, height: SIZE.height } },
    {
      // Down to the baseline.
      height: fontSize * 0.735,
      marginLeft: fontSize * -0.03,
      alignItems: 'baseline',
      fontFamily: 'display',
      fontSize,
      letterSpacing: '-0.03em',
      lineHeight: 1,
      whiteSpace: 'nowrap',
    },
    number,
    suffix && div(looks.sign, suffix),
    unit && div(scale ? looks.scale : looks.word, unit),
  );
}

/** Heights of the strips along the foot. */
const DAY = 24;
const MARKS = 72;

/** One mark to a unit, from edge to edge. */
const markStrip = (marks: NonNullable<MetaShare['marks']>) =>
  div(
    { height: MARKS, gap: 1 },
    ...marks.flatMap(({ count, color }) =>
      Array.from({ length: count }, () => div({ flexGrow: 1, backgroundColor: color })),
    ),
  );

/** The 24-hour band: in nine of the hours both cities work. */
const day = () =>
  div(
    { height: DAY, gap: 4 },
    ...Array.from({ length: 24 }, (_, hour) =>
      div({ flexGrow: 1, backgroundColor: hour < 9 ? COLORS.amber : COLORS.dim }),
    ),
  );
