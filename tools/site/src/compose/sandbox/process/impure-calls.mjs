import process from 'node:process';

/*
 * Detects pages whose HTML depends on the clock, the time zone or chance: a browser would render something else and discard the
 * server-rendered content. Pages may read them in effects and event handlers, which do not run here.
 */

/** Difference of the second clock: another year, month, weekday, hour, minute and second. */
const CLOCK_OFFSET_MS = 401 * 86_400_000 + 7 * 3_600_000 + 13 * 60_000 + 17_123;

/** The second time zone, UTC+14: another day for most of UTC's. */
const OTHER_TIME_ZONE = 'Pacific/Kiritimati';

/** Methods of dates that depend on the time zone. */
const LOCAL_METHODS = [
  'getDate',
  'getDay',
  'getFullYear',
  'getHours',
  'getMinutes',
  'getMonth',
  'getTimezoneOffset',
  'toDateString',
  'toLocaleDateString',
  'toLocaleString',
  'toLocaleTimeString',
  'toString',
  'toTimeString',
];

/** @type {{ name: string, stack: string }[]} */
let calls = [];
let offset = 0;

/** Records a call of an impure function. */
function record(/** @type {string} */ name) {
  calls.push({ name, stack: String(new Error(name).stack) });
}

/** Replaces the impure functions of the language by ones that record their calls. */
export function watchImpureCalls() {
  const { Date: OriginalDate, Math, crypto } = globalThis;
  const now = OriginalDate.now;
  const read = (/** @type {string} */ name) => {
    record(name);
    return now() + offset;
  };
  OriginalDate.now = () => read('Date.now()');
  for (const name of LOCAL_METHODS) {
    const method = OriginalDate.prototype[name];
    OriginalDate.prototype[name] = function (...values) {
      record(`Date.prototype.${name}()`);
      return method.apply(this, values);
    };
  }
  globalThis.Date = new Proxy(OriginalDate, {
    apply: () => new OriginalDate(read('Date()')).toString(),
    construct: (target, values, constructor) =>
      Reflect.construct(target, values.length ? values : [read('new Date()')], constructor),
  });
  OriginalDate.prototype.constructor = globalThis.Date;
  const { random } = Math;
  Math.random = () => {
    record('Math.random()');
    return random();
  };
  const randomUUID = crypto.randomUUID.bind(crypto);
  crypto.randomUUID = () => {
    record('crypto.randomUUID()');
    return randomUUID();
  };
}

/**
 * Renders a page and, if that called an impure function, again at another time and in another time zone. Returns the first result,
 * and the calls if the second differs.
 * @template {{ html: string }} Result
 * @param {() => Promise<Result>} render
 * @returns {Promise<{ result: Result, impure?: { name: string, stack: string }[] }>}
 */
export async function renderTwiceIfImpure(render) {
  calls = [];
  const result = await render();
  const made = calls;
  if (!made.length) return { result };
  offset = CLOCK_OFFSET_MS;
  process.env.TZ = OTHER_TIME_ZONE;
  try {
    const other = await render();
    return other.html === result.html ? { result } : { result, impure: made };
  } finally {
    offset = 0;
    process.env.TZ = 'UTC';
  }
}
