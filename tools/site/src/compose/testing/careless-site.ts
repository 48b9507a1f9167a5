import { type BuildRecord, SHELL } from '@vantedge/federation-contract';
import { getSettings, NOT_FOUND, putVersion, type Release } from '@vantedge/release';
import { memoryStore, putBlob, putBody, type Store } from '@vantedge/store';
import { fakeBuild } from '@vantedge/release/testing';
import { composeRelease } from '../compose-release.ts';
import { scoped } from './scoped.ts';

/** A section of the sample site. Expressions are JavaScript, evaluated while its page is rendered. */
interface SampleSection {
  /** Expression for the content of its page. `widget(name)` gives the markup of a widget. */
  body?: string;
  /** Markup of the heading. */
  h1?: string;
  /** Markup that React would hoist to the front. */
  hoisted?: string;
  /** Expression for the content of its widget. */
  widget?: string;
  /** Statements at the top of its bundle. */
  atLoad?: string;
  css?: string;
  /** Content of its script. */
  js?: Uint8Array;
  /** Bytes of an image. */
  image?: number;
  /** Text to replace in its bundle, and what with. */
  edit?: readonly [string, string];
  /** Files in the source map of its bundle. */
  sources?: string[];
  record?: Partial<BuildRecord>;
}

const SHELL_CODE = `
  exports.shared = {};
  exports.render = async ({ path, section, Page, widgets }) => {
    const shown = new Set();
    const widget = (name) => {
      const Widget = widgets.get(name);
      if (!Widget) throw new Error("no section exposes the widget '" + name + "'");
      shown.add(name);
      return '<div data-widget="' + name + '" data-section="' + name.split('/')[0] + '">' + Widget() + '</div>';
    };
    const { hoisted, h1, body } = Page(widget);
    const head = '<title>Page ' + path + '</title><meta name="description" content="A page"/>' +
      '<link rel="canonical" href="https://example.com' + path + '"/>';
    const html = hoisted + head + '<header><a href="/careers">Careers</a></header>' +
      '<main><div data-section="' + section + '">' + h1 + body + '</div></main>';
    const data = { tags: [['property', 'og:site_name', 'Site']], graph: { url: 'https://example.com/careers' } };
    return { html, head: data, widgets: [...shown], errors: [] };
  };`;

/** The valid sample site: every page links to /careers, the home page shows a widget of stories, and /stories has the id \`facts\`. */
const VALID: Record<string, SampleSection> = {
  shell: {
    body: `'<p>A &amp; B</p>' + widget('stories/teasers')`,
    css: ':root{--ink:#123456;--paper:#ffffff}@keyframes rise{to{top:0}}.site-header{color:var(--ink)}p{animation:rise 1s}p:hover{top:0}',
  },
  stories: {
    body: `'<p id="facts">Facts</p>'`,
    widget: `'<p class="story-teaser">A story</p>'`,
    css: `${scoped('.story-teaser', 'stories')}{color:var(--ink)}`,
  },
  careers: { body: "'<p>Work with us.</p>'", css: `${scoped('.opening')}{color:var(--ink)}` },
};

/** A store with the valid site, and its release. */
export async function carelessSite() {
  const store = memoryStore();
  const versions = await storedCarelessSite(store);
  const base = await compose(versions);
  return { base, publish };

  /** Composes the next release with a change to some sections. Rejects with what a publisher would see. */
  async function publish(changes: Record<string, SampleSection>): Promise<Release> {
    const changed: Record<string, string> = {};
    for (const [section, change] of Object.entries(changes))
      changed[section] = await storeSection(store, section, { ...VALID[section], ...change });
    return compose({ ...versions, ...changed }, base);
  }

  async function compose(all: Record<string, string>, previous?: Release): Promise<Release> {
    const now = '2026-01-01T00:00:00.000Z';
    const request = { store, versions: all, base: previous, settings: getSettings(undefined), now };
    return (await composeRelease(request)).release;
  }
}

/** Stores the sections of the valid site; returns their version ids. */
export async function storedCarelessSite(store: Store): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const [section, sample] of Object.entries(VALID))
    versions[section] = await storeSection(store, section, sample);
  return versions;
}

async function storeSection(store: Store, section: string, sample: SampleSection): Promise<string> {
  const record = fakeBuild(section);
  const css = await putBody(store, Buffer.from(sample.css ?? ''), { compression: 'fast' });
  const js = await putBody(store, sample.js ?? Buffer.from('start()'), { compression: 'fast' });
  const isShell = section === SHELL;
  const route = { ...record.routes[0]!, path: isShell ? '/' : `/${section}` };
  const build: BuildRecord = {
    ...record,
    entryFiles: { js: ['main.js'], css: ['section.css'] },
    files: { 'main.js': record.files['main.js']!, 'section.css': record.files['main.js']! },
    routes: isShell ? [route, { ...route, path: NOT_FOUND }] : [route],
    widgets: sample.widget === undefined ? [] : record.widgets,
    ...sample.record,
  };
  return putVersion(store, {
    section,
    build,
    files: {
      'main.js': js,
      'section.css': css,
      ...(sample.image !== undefined && { 'team.jpg': { ...js, bytes: sample.image } }),
    },
    server: await putBlob(
      store,
      Buffer.from(bundleOf(section, sample).replace(...(sample.edit ?? ['', '']))),
    ),
    ...(isShell && { inlineLoader: await putBlob(store, Buffer.from('load()')) }),
  });
}

/** Node bundle of a section, with a source map that only lists files, if there are some. */
function bundleOf(
  section: string,
  { body, h1, hoisted = '', widget, atLoad = '', sources }: SampleSection,
): string {
  const map = JSON.stringify({ version: 3, sources, names: [], mappings: 'AAAA' });
  return `${atLoad};
${section === SHELL ? SHELL_CODE : ''}
exports.default = {
  './pages/index.tsx': async () => ({ default: (widget) => ({
    hoisted: ${JSON.stringify(hoisted)}, h1: ${JSON.stringify(h1 ?? `<h1>${section}</h1>`)}, body: ${body},
  }) }),
  './teasers.tsx': async () => ({ default: () => ${widget} }),
};${sources ? `\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(map).toString('base64')}` : ''}`;
}
