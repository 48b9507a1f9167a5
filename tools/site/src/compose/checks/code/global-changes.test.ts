import { globalChanges } from './global-changes.ts';

const check = (code: string) => globalChanges({ section: 'careers', code, sources: [] });

test.each([
  ['window.fetch = wrap(window.fetch)', 'replaces window.fetch'],
  ['globalThis["setTimeout"] = later', 'replaces globalThis.setTimeout'],
  ['useEffect(() => { Array.prototype.at = function () {}; })', 'replaces Array.prototype.at'],
  ['window.XMLHttpRequest.prototype.open = log', 'replaces window.XMLHttpRequest.prototype.open'],
  ['history.pushState = track', 'replaces history.pushState'],
  ['console.error = () => {}', 'replaces console.error'],
  ['Object.defineProperty(window, "fetch", { value: log })', 'replaces window.fetch'],
  ['Object.assign(String.prototype, { shout() {} })', 'replaces String.prototype'],
  ['Object.defineProperties(\n  window.Array.prototype, log)', 'replaces window.Array.prototype'],
  ['Reflect.defineProperty(globalThis, "fetch", log)', 'replaces globalThis.fetch'],
])('reports %s with its line', (code, text) => {
  expect(check(`// line 1\n${code};`)).toEqual([
    {
      check: 'code',
      code: 'GLOBAL_MODIFIED',
      text: `The code of 'careers' ${text}, which all sections on a page share`,
      at: 'careers/server.cjs:2',
      fix: expect.any(String),
      sections: ['careers'],
    },
  ]);
});

test.each(['script', 'IFRAME', 'object', 'embed'])('reports code that creates a %s element', (name) => {
  expect(check(`useEffect(() => document.head.append(document.createElement('${name}')))`)).toMatchObject([
    { code: 'DISALLOWED_ELEMENT', text: expect.stringContaining(`creates a ${name} element`) },
  ]);
});

test.each([
  'window.location = "/careers"; window.careersMenu = 1; window.name = ""',
  'history.scrollRestoration = "manual"; document.title = "Careers"',
  'function Node() {} Node.prototype.add = function () {}',
  'const self = this; self.open = true; parent.fetch = 1; options.fetch = fetch',
  'const text = "window.fetch = x"; if (window.fetch === x) y()',
  'document.createElement("div"); React.createElement("script")',
  'Object.defineProperty(exports, "__esModule", { value: true }); Object.assign(window, state)',
])('accepts %s', (code) => {
  expect(check(code)).toEqual([]);
});
