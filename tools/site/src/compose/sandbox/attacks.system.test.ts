import { builtinModules } from 'node:module';
import { getSettings } from '@vantedge/release';
import { memoryStore, readText } from '@vantedge/store';
import { composeRelease } from '../compose-release.ts';
import { Renderer } from '../renderer.ts';
import { pageCode, shellCode, storedSample, storeSampleSection } from '../testing/sample-sections.ts';

const mockLayers = { namespaces: true };

jest.mock('./isolation.ts', () => {
  const actual = jest.requireActual<typeof import('./isolation.ts')>('./isolation.ts');
  const isolatedNode: typeof actual.isolatedNode = (scripts, args, limits) =>
    actual.isolatedNode(scripts, args, limits, mockLayers.namespaces && actual.hasNamespaces());
  return { ...actual, isolatedNode };
});

/**
 * Code that watches for the objects that Node hands to functions of a bundle, while it loads and when the next message arrives: the real
 * process was one of them.
 */
const WATCH = `
  const handed = new Set();
  const watch = (owner, name) => {
    const original = owner[name];
    owner[name] = function (...values) { handed.add(this); values.forEach((value) => handed.add(value)); return original.apply(this, values); };
  };
  const { EventEmitter } = require('events');
  for (const name of ['emit', 'on', 'once', 'off', 'listeners', 'listenerCount']) watch(EventEmitter.prototype, name);
  for (const name of ['then', 'finally']) watch(Promise.prototype, name);
  for (const name of ['call', 'apply', 'bind']) handed.add(Function.prototype[name]);
  Error.prepareStackTrace = (error, sites) => { for (const site of sites) { handed.add(site.getThis()); handed.add(site.getFunction()); } return ''; };
  void new Error().stack;
  Error.prepareStackTrace = undefined;`;

/** Names of functions that open a connection, start or end something, or load code. */
const DANGEROUS =
  /^(?:_debugProcess|_kill|_linkedBinding|_send|binding|connect|createConnection|createServer|createRequire|dlopen|execFile|fetch|fork|getBuiltinModule|kill|listen|readFileSync|send|setEngine|spawn|writeFileSync|Socket|WebSocket|Worker)$/;

/** Node modules that bundles may require: see `guard.mjs`. */
const ALLOWED = /^(?:async_hooks|buffer|crypto|events|path|querystring|stream|string_decoder|url|util)$/;

/** Finds such functions in everything that a bundle can reach. */
const SEARCH = `
  const found = [];
  const seen = new Set();
  const visit = (value, path) => {
    if (value === null || !/^(?:object|function)$/.test(typeof value) || seen.has(value) || path.length > 12) return;
    seen.add(value);
    let descriptors = {};
    try { descriptors = Object.getOwnPropertyDescriptors(value); } catch {}
    for (const name of Reflect.ownKeys(descriptors)) {
      let member;
      try { member = value[name]; } catch { continue; }
      if (member instanceof Promise) member.catch(() => {});
      if (typeof member === 'function' && ${DANGEROUS}.test(String(name.description ?? name))) found.push([...path, String(name)].join('.'));
      visit(member, [...path, String(name)]);
    }
    try { visit(Object.getPrototypeOf(value), [...path, '__proto__']); } catch {}
  };
  visit(globalThis, ['globalThis']);
  for (const name of ${JSON.stringify(builtinModules)}.filter((name) => ${ALLOWED}.test(name))) visit(require(name), [name]);
  for (const object of handed) visit(object, ['handed']);`;

/** Attempts that must throw or give nothing. */
const ATTEMPTS: Record<string, string> = {
  'a connection': "fetch('http://127.0.0.1/')",
  'a web socket': "new WebSocket('ws://127.0.0.1/')",
  'a module by require': "require('net')",
  'a module by import': "import('node:net')",
  'a module by process': "process.getBuiltinModule('net')",
  'the connections of fetch': "globalThis[Symbol.for('undici.globalDispatcher.1')].constructor",
  'internal objects': "require('async_hooks').executionAsyncResource()",
  'a signal': 'process.kill(process.ppid, 9)',
  'the inspector by a signal': 'process._debugProcess(process.ppid)',
  'the inspector': "require('inspector').open(0)",
  'a file': "require('fs').readFileSync('/etc/passwd')",
  'a program': "require('child_process').execSync('id')",
  'a thread': "require('worker_threads')",
  'native bindings': "process.binding('tcp_wrap')",
  'an add-on': "process.dlopen({}, '/a.node')",
  'native libraries': "require('crypto').setEngine('a')",
  'code from a string': "(0, eval)('1')",
  'code from a string by a function': "require('util').inspect.constructor('return process')()",
  'the channel': "process.send({ type: 'reply' })",
  'the environment': 'Object.keys(process.env)[0].length',
  'the arguments': 'process.argv[0].length',
  'streams of the process': 'process.stdout.write("")',
  'streams of the console': 'console._stdout.write("")',
};

const ATTACK = `${WATCH}
exports.default = {
  './pages/index.tsx': async () => ({ default: await attack() }),
  './teasers.tsx': async () => ({}),
};
async function attack() {
  ${SEARCH}
  for (const object of handed) if (object && typeof object.pid === 'number') found.push('the real process');
  const succeeded = {};
  ${Object.entries(ATTEMPTS)
    .map(([name, code]) => `try { await ${code}; succeeded[${JSON.stringify(name)}] = true; } catch {}`)
    .join('\n')}
  for (const name of ${JSON.stringify(builtinModules)}.filter((name) => !${ALLOWED}.test(name)))
    for (const id of [name, 'node:' + name]) try { require(id); succeeded[id] = true; } catch {}
  return JSON.stringify([found, succeeded]).replaceAll('"', "'");
}`;

const FACTS = { published: '', changed: '', leadRetentionDays: 730 };

test.each([
  ['with the namespaces of this machine', true],
  ['without namespaces', false],
])('code of a section reaches nothing outside its process, %s', async (_, namespaces) => {
  mockLayers.namespaces = namespaces;
  const store = memoryStore();
  const versions = [
    await storedSample(store, 'shell', shellCode('a')),
    await storedSample(store, 'stories', ATTACK),
  ];
  const all = new Map(versions.map((version) => [version.section, version]));
  const renderer = new Renderer('stories', store, all);
  const context = { pictures: {}, facts: FACTS, now: '2026-01-01T00:00:00.000Z' };
  // The second page is rendered after a message has arrived.
  for (let i = 0; i < 2; i += 1) {
    const [{ html }] = await renderer.render('/stories', './pages/index.tsx', context);
    expect(/<h1>(.*?)<\/h1>/.exec(html)![1]).toBe('[[],{}]');
  }
  renderer.close();
});

test('code of a section does not change the pages of other sections', async () => {
  mockLayers.namespaces = true;
  const store = memoryStore();
  const forged = `${pageCode('words')}
    const { stringify } = JSON;
    JSON.stringify = (value, ...rest) => stringify(value, ...rest)?.replaceAll('words', 'forged').replaceAll('prices', 'forged');
    for (const type of [String, Buffer]) type.prototype.toString = () => 'forged';`;
  const code = { shell: shellCode('a'), stories: pageCode('words'), pricing: pageCode('prices') };
  const versions: Record<string, string> = {};
  for (const [section, text] of Object.entries(code))
    versions[section] = await storeSampleSection(store, section, text);
  const request = { store, settings: getSettings(undefined), now: '2026-01-01T00:00:00.000Z' };
  const { release: base } = await composeRelease({ ...request, versions });
  versions['stories'] = await storeSampleSection(store, 'stories', forged);
  const { release } = await composeRelease({ ...request, versions, composer: 1_000_000 });
  for (const path of ['/pricing', '/shell', '/404'])
    expect(await readText(store, release.pages[path]!.html.identity)).toBe(
      await readText(store, base.pages[path]!.html.identity),
    );
});
