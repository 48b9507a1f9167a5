import {
  type Failure,
  MAX_SIGNAL_TEXT,
  MAX_SIGNAL_VITAL,
  SHELL,
  type Signal,
} from '@vantedge/federation-contract';
import { NOT_FOUND } from '@vantedge/release';
import { shortIds } from '@vantedge/errors';
import type { LiveRelease } from '@vantedge/release/live';
import * as v from 'valibot';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** The start of a text: what is kept until the page is left is sent whole. */
const startOf = (length: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, length)),
    ),
  );

const matching = (pattern: RegExp) => v.pipe(text(200), v.regex(pattern));

/** `<section>` or `<section>/<widget>`. */
const part = v.optional(matching(/^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?$/));

const vital = <Name extends keyof typeof MAX_SIGNAL_VITAL>(name: Name) =>
  v.strictObject({
    name: v.literal(name),
    value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_SIGNAL_VITAL[name])),
    part,
  });

const signal: v.GenericSchema<unknown, Signal> = v.strictObject({
  release: matching(/^[0-9a-f]{64}$/),
  route: matching(/^\/[\x21-\x7e]*$/),
  section: v.optional(text(100)),
  view: v.optional(v.picklist(['ok', 'failed'])),
  vitals: v.optional(
    v.pipe(
      v.array(v.variant('name', [vital('LCP'), vital('INP'), vital('CLS')])),
      v.check((vitals) => new Set(vitals.map(({ name }) => name)).size === vitals.length),
    ),
  ),
  failure: v.optional(
    v.strictObject({
      type: v.picklist([
        'error',
        'unhandledrejection',
        'securitypolicyviolation',
        'section',
        'widget',
        'static',
      ]),
      message: startOf(MAX_SIGNAL_TEXT.message),
      url: startOf(MAX_SIGNAL_TEXT.url),
      stack: startOf(MAX_SIGNAL_TEXT.stack),
      part,
    }),
  ),
});

/** Parses the body of a signal. Undefined unless it has exactly the members of one. */
export function readSignal(body: Buffer): Signal | undefined {
  try {
    const { success, output } = v.safeParse(signal, JSON.parse(body.toString()));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** A part of a release that something happened in. Every name is one of the release. */
export interface Part {
  section: string;
  /** As in `/release.json`. */
  version: string;
  widget?: string;
}

/** The page of a signal. */
export interface SignalPage extends Part {
  route: string;
}

/** The page that a signal is about; undefined if the release has no such page, or another section owns it. */
export function findPage({ route: path, section }: Signal, live: LiveRelease): SignalPage | undefined {
  const route = live.owners.has(path) ? path : NOT_FOUND;
  const part = findPart(live.owners.get(route)!, live);
  // The inline loader cannot know that a page is not found. The application can.
  if (!part || (section !== undefined && (route !== path || section !== part.section))) return undefined;
  return { ...part, route };
}

/** The section or widget with a name; undefined if the release has none. */
export function findPart(name: string, { versions, widgets }: LiveRelease): Part | undefined {
  const [section = '', widget] = name.split('/');
  if (!Object.hasOwn(versions, section) || (widget !== undefined && !widgets.has(name))) return undefined;
  return { section, version: shortIds(versions[section]!), ...(widget !== undefined && { widget: name }) };
}

/** A position in a script of a section, numbered from 1. */
export interface Frame {
  section: string;
  /** Name below the section's assets. */
  file: string;
  line: number;
  column: number;
}

/**
 * A script of this site in a stack, with its position: no script has a line 0, or ten million lines. Firefox and Safari write
 * `name@url:1:2`, Chromium `at name (url:1:2)`.
 */
const FRAME =
  /(?:https?:\/\/[^/\s]+|[(@ ])\/assets\/([a-z][a-z0-9-]*)\/([^\s?:()]+\.js)[^\s:()]*:([1-9]\d{0,6}):(\d{1,7})(?!\d)/g;

/** The frames of a stack that are in scripts of a release's sections, innermost first. */
export const parseFrames = (stack: string, { versions }: Pick<LiveRelease, 'versions'>): Frame[] =>
  [...` ${stack}`.matchAll(FRAME)]
    .filter(([, section]) => Object.hasOwn(versions, section!))
    .map(([, section, file, line, column]) => ({
      section: section!,
      file: file!,
      line: Number(line),
      column: Number(column),
    }));

const ASSET = /^(?:https?:\/\/[^/]+)?\/assets\/([a-z][a-z0-9-]*)\//;

/** A script of something that visitors have installed. */
const FOREIGN = /(?:^|[\s(@])(?!https?:)[a-z-]*extension:\/\//;

/**
 * The section or widget that a failure is of: the one that the application names, that of the innermost script, or the page's. The shell's
 * scripts contain all libraries, so a section that calls them comes first. `foreign` for scripts of browser extensions, undefined if the
 * application names what the release does not have.
 */
export function failedPart(
  failure: Failure,
  page: SignalPage,
  live: LiveRelease,
): Part | 'foreign' | undefined {
  const { part, stack = '', url = '' } = failure;
  if (part !== undefined) return findPart(part, live);
  const sections = parseFrames(stack, live).map(({ section }) => section);
  const section = sections.find((name) => name !== SHELL) ?? sections[0] ?? ASSET.exec(url)?.[1];
  if (section === undefined) return FOREIGN.test(url) || FOREIGN.test(stack) ? 'foreign' : page;
  return findPart(section, live) ?? page;
}
