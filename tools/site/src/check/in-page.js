/*
 * Runs in each page that a check visits, before the page's scripts. Reports to `vantedgeFound` what happens, and answers what
 * `visit-page.ts` asks. React's own marks are read: a production build tells no component of a hydration error, and no handler of a button.
 */

globalThis.vantedgeCheck = (() => {
  const found = (kind, details) => void globalThis.vantedgeFound({ kind, ...details });

  /** Elements and texts of the page as React's markup has them, in document order, with their depth. */
  function markup() {
    const parts = [];
    const walk = (parent, depth) => {
      for (const node of parent.childNodes) {
        if (node instanceof Text) {
          if (node.data.trim()) parts.push({ depth, node, text: `"${node.data.trim()}"` });
        } else if (node instanceof Element && !/^(?:script|style|link|template)$/.test(node.localName)) {
          parts.push({ depth, node, text: `<${node.localName}> in <${node.parentElement.localName}>` });
          walk(node, depth + 1);
        }
      }
    };
    const root = document.getElementById('root');
    if (root) walk(root, 0);
    return parts;
  }

  /** The first difference between what was served and what is rendered now. */
  function difference() {
    const rendered = markup();
    const isSame = (part, i) => part.depth === rendered[i]?.depth && part.text === rendered[i].text;
    const first = served.findIndex((part, i) => !isSame(part, i));
    if (first === -1) return {};
    const [one, other] = [served[first], rendered[first]];
    return { served: one.text, rendered: other?.text ?? 'nothing', ...placeOf((other ?? one).node) };
  }

  /** The section or widget of a node, and its position as a selector that people can follow. */
  function placeOf(node) {
    const element = node instanceof Element ? node : node.parentElement;
    const frame = element?.closest('[data-widget], [data-section]');
    const names = [];
    for (let at = element; at && at !== frame && names.length < 4; at = at.parentElement)
      names.unshift(at.id ? `${at.localName}#${at.id}` : at.localName);
    return {
      part: frame?.dataset.widget ?? frame?.dataset.section,
      place: names.join(' > '),
    };
  }

  let served = [];
  document.addEventListener('DOMContentLoaded', () => (served = markup()));

  // Error boundaries report what they catch here, and React what it recovers from.
  console.error = (...given) => {
    const error = given.find((value) => value instanceof Error);
    const stack = given.findLast((value) => typeof value === 'string' && /\n\s+at /.test(value));
    const message = error?.message ?? given.join(' ');
    const isHydration = /React error #(?:418|419|421|422|423|425)\b|hydrat/i.test(message);
    found(isHydration ? 'hydration' : 'error', {
      message,
      stack: (isHydration && stack) || error?.stack || stack,
      ...(isHydration && difference()),
    });
  };

  document.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, effectiveDirective, sourceFile, lineNumber, columnNumber } = event;
    found(/^(?:https?|wss?):/.test(blockedURI) ? 'foreign request' : 'error', {
      message: `${effectiveDirective} of the page's policy forbids ${blockedURI}`,
      url: blockedURI,
      stack: `at ${sourceFile}:${lineNumber}:${columnNumber}`,
    });
  });

  /** Intervals that run, with the stack of their start. */
  const intervals = new Map();
  const { setInterval: start, clearInterval: stop, clearTimeout: cancel } = window;
  window.setInterval = (...given) => {
    const id = start.apply(window, given);
    intervals.set(id, new Error('started').stack);
    return id;
  };
  const ends = (end) => (id) => {
    intervals.delete(id);
    end.call(window, id);
  };
  window.clearInterval = ends(stop);
  window.clearTimeout = ends(cancel);

  // React renders in tasks that messages start.
  let messages = 0;
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...given) {
    messages += 1;
    return postMessage.apply(this, given);
  };

  const listening = new WeakSet();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...given) {
    if (this instanceof Element && this.id !== 'root') listening.add(this);
    return addEventListener.apply(this, given);
  };

  const internals = (element, name) => element[Object.keys(element).find((key) => key.startsWith(name))];
  const propsOf = (element) => internals(element, '__reactProps$');
  const hasHandler = (element) =>
    listening.has(element) ||
    Object.entries(propsOf(element) ?? {}).some(
      ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
    );
  const INTERACTIVE = 'a[href], button, input, select, textarea, summary, label, option, [role], [tabindex]';
  const describe = (element, text) => ({
    message: `${element.outerHTML.slice(0, 120)} ${text}`,
    ...placeOf(element),
  });

  return {
    isHydrated() {
      const root = document.getElementById('root');
      const container = root && internals(root, '__reactContainer');
      return Boolean(container) && !container.stateNode.current.memoizedState.isDehydrated;
    },

    /** Scrolls through the page, which loads what loads when it is near. */
    async showAll() {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      scrollTo({ top: 0, behavior: 'instant' });
    },

    isComplete: () =>
      [...document.querySelectorAll('[data-widget]')].every(
        ({ firstElementChild: child }) => !child || internals(child, '__reactFiber'),
      ),

    /** The element that makes the page wider than the screen. */
    overflow() {
      const width = document.documentElement.clientWidth;
      const excess = document.documentElement.scrollWidth - width;
      if (excess <= 0) return [];
      const isCut = (element) => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible') return true;
        return false;
      };
      const [widest] = [...document.body.querySelectorAll('*')]
        .map((element) => ({ element, right: element.getBoundingClientRect().right }))
        .filter(({ element, right }) => right > width + 0.5 && !isCut(element))
        .sort((one, other) => other.right - one.right);
      const what = `${excess} px wider than a screen of ${width} px`;
      return [
        widest
          ? describe(widest.element, `makes the page ${what}`)
          : { message: `The page is ${what}`, place: 'html' },
      ];
    },

    /** Buttons that nothing happens for, and handlers of clicks that no keyboard reaches. */
    withoutEffect() {
      const isAlive = (button) => {
        if (button.disabled || (button.type !== 'button' && button.form) || !propsOf(button)) return true;
        if (['popovertarget', 'commandfor', 'command'].some((name) => button.hasAttribute(name))) return true;
        for (let at = button; at && at.id !== 'root'; at = at.parentElement) if (hasHandler(at)) return true;
        return false;
      };
      const isMouseOnly = (element) =>
        propsOf(element)?.onClick &&
        !element.closest('a[href], button, summary, label, [role], [tabindex]') &&
        !element.matches(INTERACTIVE) &&
        !element.querySelector(INTERACTIVE);
      return [
        ...[...document.querySelectorAll('#root button')]
          .filter((button) => !isAlive(button))
          .map((button) => describe(button, 'does nothing when it is pressed')),
        ...[...document.querySelectorAll('main *')]
          .filter(isMouseOnly)
          .map((element) =>
            describe(element, 'can be clicked, but not pressed with a keyboard: use a <button>'),
          ),
      ];
    },

    place: (selector) => placeOf(document.querySelector(selector) ?? document.body),

    messages: () => messages,

    /** Stacks of the starts of intervals that run. */
    intervals: () => [...intervals.values()],

    isIn: (section) => placeOf(document.querySelector('main h1') ?? document.body).part === section,

    /** Follows a link as the router does. */
    leave(path) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
  };
})();
