import { type CompiledSheet, compileSheet } from 'beasties/compiler';
import { createProcessor, renderFullCss } from 'beasties/runtime';
import postcss from 'postcss';
import { firstPaint } from './first-paint.ts';

/** A built stylesheet, compiled once for any number of pages. */
export interface CriticalSheet {
  rules: CompiledSheet;
  /** `@property` rules by the name of the property. Several stylesheets register those of Tailwind. */
  properties: ReadonlyMap<string, string>;
}

/** Compiles a built stylesheet for `criticalCss`. */
export function criticalSheet(css: string): CriticalSheet {
  const root = postcss.parse(css);
  const properties = new Map<string, string>();
  root.walkAtRules('property', (rule) => void properties.set(rule.params, rule.remove().toString()));
  const visible = postcss([firstPaint]).process(root, { from: undefined }).css;
  // Beasties does not look into pseudo-classes, so it cannot tell whether a selector of nothing else matches.
  const rules = compileSheet(visible, { safeParser: false, allowRules: [/^:(?:is|where)\(/] });
  return { rules, properties };
}

/** Whether a stylesheet contains nothing but fonts. It is part of every document's critical CSS as a whole. */
export const declaresOnlyFonts = ({ rules: { rules } }: CriticalSheet): boolean =>
  rules.length > 0 && rules.every(({ fontFace }) => fontFace);

/**
 * Returns the rules that the elements of a page use, in order, and the custom properties that these rules need registered. They are
 * inlined, so that content above the fold does not wait for a stylesheet.
 */
export function criticalCss(markup: string, sheets: readonly CriticalSheet[]): string {
  const fonts = sheets.filter(declaresOnlyFonts).map(({ rules }) => renderFullCss(rules));
  // Beasties finds no keyframes whose name is in a custom property.
  const options = { keyframes: 'all', cache: false } as const;
  const processor = createProcessor(
    sheets.map(({ rules }) => rules),
    options,
  );
  const { css } = processor.extract(`<html lang="en" data-leads><body><div id="root">${markup}`);
  const registered = [...new Map(sheets.flatMap(({ properties }) => [...properties]))];
  const used = registered.flatMap(([name, rule]) => (css.includes(`var(${name}`) ? rule : []));
  return [...fonts, ...used, css].join('');
}
