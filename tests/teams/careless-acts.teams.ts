import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserCheck, BrowserProblem } from '@vantedge/release';
import { EditedCheckout } from '../site/support/checkouts.ts';
import { site } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { copyStore } from './shell.ts';

/** A careless act: a component, what the check of a preview finds, and parts of its message and place. The component begins in line 3. */
interface Act {
  act: string;
  code: string;
  kind: BrowserProblem['kind'];
  says: string[];
}

/** Acts that only a browser shows; those that the composer refuses are in `careless-acts.test.ts` of tools/site. */
const ACTS: Act[] = [
  {
    act: 'an effect throws',
    code: `useEffect(() => { throw new Error('no feed'); }, []); return null;`,
    kind: 'error',
    says: ['no feed', 'apps/careless/src/pages/act-0.tsx:4:'],
  },
  {
    act: 'a promise is rejected',
    code: `useEffect(() => void Promise.reject(new Error('no answer')), []); return null;`,
    kind: 'error',
    says: ['no answer', 'apps/careless/src/pages/act-1.tsx:4:'],
  },
  {
    act: 'another site is requested',
    code: `useEffect(() => void fetch('https://api.example.com/jobs').catch(() => {}), []); return null;`,
    kind: 'foreign request',
    says: ['https://api.example.com/jobs', 'apps/careless/src/pages/act-2.tsx:4:'],
  },
  {
    act: 'process.env is read in an effect',
    code: `useEffect(() => void console.warn(process.env['API']), []); return null;`,
    kind: 'error',
    says: ['process is not defined', 'apps/careless/src/pages/act-3.tsx:4:'],
  },
  {
    act: 'server and browser render different texts',
    code: `return <p>Open in {typeof window === 'undefined' ? 'Manila' : 'London'}</p>;`,
    kind: 'hydration',
    says: ['the server rendered "Manila", React renders "London"', 'section > p'],
  },
  {
    act: 'a div is in a paragraph',
    code: `return <p>Our <div>offices</div></p>;`,
    kind: 'hydration',
    says: ['<div> in <', 'section > p'],
  },
  {
    act: 'a text has too little contrast',
    code: `return <p className="text-[#c9c9c9]">Nobody can read this.</p>;`,
    kind: 'accessibility',
    says: ['Nobody can read this.', 'has a contrast of 1.', 'section > p'],
  },
  {
    act: 'an element is 900 px wide',
    code: `return <div className="w-[900px]">Wide</div>;`,
    kind: 'overflow',
    says: ['Wide', 'wider than a screen of 390 px', 'section > div'],
  },
  {
    act: 'a button does nothing',
    code: `return <button type="button">Apply</button>;`,
    kind: 'without effect',
    says: ['Apply', 'does nothing when it is pressed', 'section > button'],
  },
  {
    act: 'a div is a button for the mouse only',
    code: `const [open, setOpen] = useState(false); return <div onClick={() => setOpen(!open)}>More {open ? 'is open' : ''}</div>;`,
    kind: 'without effect',
    says: ['More', 'not pressed with a keyboard', 'section > div'],
  },
  {
    act: 'a timer without cleanup renames the tab',
    code: `useEffect(() => void setInterval(() => { document.title = 'Come back'; }, 200), []); return null;`,
    kind: 'timer left running',
    says: ['after the visitor has left the page', 'apps/careless/src/pages/act-10.tsx:4:'],
  },
  {
    act: 'an effect sets state that starts it again',
    code: `const [n, setN] = useState(0); useEffect(() => setN(n + 1)); return <p hidden>{n}</p>;`,
    kind: 'render loop',
    says: ['React rendered'],
  },
  {
    act: 'fetch is replaced for all',
    code: `useEffect(() => { const own = window.fetch; window.fetch = (...given) => own(...given); }, []); return null;`,
    kind: 'global replaced',
    says: ['replaces fetch()'],
  },
  {
    act: 'a heading skips levels',
    code: `return <><h2>Offices</h2><h5>Manila</h5></>;`,
    kind: 'accessibility',
    says: ['<h5>Manila</h5>', 'Heading levels', 'section > h5'],
  },
  {
    act: 'a dialog is shown',
    code: `useEffect(() => alert('Welcome'), []); return null;`,
    kind: 'interruption',
    says: ['shows a dialog: Welcome'],
  },
  {
    act: 'visitors are kept from leaving',
    code: `useEffect(() => { const stay = (event: Event) => event.preventDefault(); window.addEventListener('beforeunload', stay); return () => window.removeEventListener('beforeunload', stay); }, []); return null;`,
    kind: 'interruption',
    says: ['beforeunload', 'apps/careless/src/pages/act-15.tsx:4:'],
  },
  {
    act: 'the wheel is blocked',
    code: `useEffect(() => { const stop = (event: Event) => event.preventDefault(); document.addEventListener('wheel', stop, { passive: false }); return () => document.removeEventListener('wheel', stop); }, []); return null;`,
    kind: 'interruption',
    says: ['keeps visitors from scrolling'],
  },
  {
    act: 'the location is asked for',
    code: `useEffect(() => navigator.geolocation.getCurrentPosition(() => {}, () => {}), []); return null;`,
    kind: 'interruption',
    says: ['asks for the location', 'apps/careless/src/pages/act-17.tsx:4:'],
  },
  {
    act: 'personal data is stored',
    code: `useEffect(() => localStorage.setItem('email', 'ada@example.com'), []); return null;`,
    kind: 'storage',
    says: ["writes 'email' to localStorage", 'apps/careless/src/pages/act-18.tsx:4:'],
  },
  {
    act: 'a cookie is set',
    code: `useEffect(() => { document.cookie = 'visitor=1'; }, []); return null;`,
    kind: 'storage',
    says: ["sets the cookie 'visitor'", 'apps/careless/src/pages/act-19.tsx:4:'],
  },
  {
    act: 'an effect computes for a second',
    code: `useEffect(() => { for (let i = 0, sum = 0; i < 3e9; i += 1) sum ^= i; }, []); return null;`,
    kind: 'long task',
    says: ['in which the page does not answer'],
  },
  {
    act: 'something turns without end',
    code: `const part = useRef<HTMLParagraphElement>(null); useEffect(() => { part.current?.animate({ rotate: ['0deg', '360deg'] }, { duration: 900, iterations: Infinity }); }, []); return <p ref={part}>Turn</p>;`,
    kind: 'motion',
    says: ['goes on moving under prefers-reduced-motion'],
  },
  {
    act: 'a text has 6 px',
    code: `return <p style={{ fontSize: 6 }}>Terms apply.</p>;`,
    kind: 'accessibility',
    says: ['Terms apply.', 'is smaller than 9 px'],
  },
  {
    act: 'targets have 8 px',
    code: `const small = { display: 'inline-block', width: 8, height: 8, overflow: 'hidden' }; return <p><a href="/about" style={small}>About</a><a href="/contact" style={small}>Contact</a></p>;`,
    kind: 'accessibility',
    says: ['touch targets must be 24px'],
  },
  {
    act: 'a link is hidden from screen readers',
    code: `return <p aria-hidden="true"><a href="/about">About</a></p>;`,
    kind: 'accessibility',
    says: ['ARIA hidden element must not be focusable'],
  },
  {
    act: 'a listener has no cleanup',
    code: `useEffect(() => window.addEventListener('resize', () => {}), []); return null;`,
    kind: 'timer left running',
    says: ["A listener of 'resize'", 'apps/careless/src/pages/act-25.tsx:4:'],
  },
  {
    act: 'code is made of a text',
    code: `useEffect(() => { new Function('return 1')(); }, []); return null;`,
    kind: 'error',
    says: ['apps/careless/src/pages/act-26.tsx:4:'],
  },
  {
    act: 'a pixel counts visits',
    code: `useEffect(() => { new Image().src = 'https://pixel.example.com/a.gif'; }, []); return null;`,
    kind: 'foreign request',
    says: ['https://pixel.example.com/a.gif'],
  },
  {
    act: 'a number has the format of its reader',
    code: `return <p>{(1234.5).toLocaleString(typeof window === 'undefined' ? 'de' : 'en')}</p>;`,
    kind: 'hydration',
    says: ['the server rendered'],
  },
  {
    act: 'the page leaves itself',
    code: `useEffect(() => { location.href = '/about'; }, []); return null;`,
    kind: 'error',
    says: ['goes to /about by itself'],
  },
];

const CAREFUL = `const [n, setN] = useState(0);
  useEffect(() => { const timer = setInterval(() => setN((count) => count + 1), 200); return () => clearInterval(timer); }, []);
  return <><h2>Offices</h2><button type="button" onClick={() => setN(0)}>Again</button><output hidden>{n}</output></>;`;

const pageOf = (
  url: string,
  name: string,
  code: string,
) => `import { useEffect, useRef, useState } from 'react';
import { Seo } from '@vantedge/seo'; import { PageHero } from '@vantedge/shared-ui';
function Part() {
${code}
}
export default function Page() {
  void [useEffect, useRef, useState];
  return (
    <>
      <Seo page={{ meta: { path: '${url}', title: '${name}', description: 'Jobs: ${name}.', keywords: [], noindex: true } }} />
      <PageHero variant="inner" breadcrumb={[]} name="Jobs" title="${name}" lead="Jobs." actions={[]} />
      <section className="mx-auto max-w-3xl px-6 py-12 text-ink">
        <Part />
      </section>
    </>
  );
}
`;

test('each act that only a browser shows is found and stopped, and nothing on a careful page', async () => {
  const checkout = new EditedCheckout('careless');
  const store = copyStore('careless');
  const inStore = ['--store', store, '--dist', checkout.dist];
  const pages = [
    { act: 'Careful', code: CAREFUL, file: 'careful' },
    ...ACTS.map(({ act, code }, i) => ({ act: `Act ${i}: ${act}`, code, file: `act-${i}` })),
  ];
  try {
    const folder = path.join(checkout.root, 'apps/careless');
    cpSync(path.join(checkout.root, 'tests/labs'), folder, { recursive: true });
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
    const routes = pages.map(({ file }) => ({ path: `/careless/${file}`, module: `./pages/${file}.tsx` }));
    write('src/section.ts', `export default ${JSON.stringify({ name: 'careless', routes })};`);
    for (const { act, code, file } of pages)
      write(`src/pages/${file}.tsx`, pageOf(`/careless/${file}`, act, code));
    await checkout.build('careless');

    const { check } = site<{ check: BrowserCheck }>('preview', 'careless', '--name', 'acts', ...inStore);
    expect(check.pages).toEqual(pages.map(({ file }) => `/careless/${file}`).sort());
    const on = (page: string) => check.problems.filter((problem) => problem.pages.includes(page));
    expect.soft(on('/careless/careful')).toEqual([]);
    for (const [i, { act, kind, says }] of ACTS.entries()) {
      const found = on(`/careless/act-${i}`);
      expect
        .soft(
          found.filter((problem) => problem.kind === kind && problem.part === 'careless'),
          act,
        )
        .not.toEqual([]);
      const text = found.map(({ message, at }) => `${message}\n${at}`).join('\n');
      for (const part of says) expect.soft(text, act).toContain(part);
      // The first difference is named, not what follows from it.
      expect.soft(found.length, `${act}: ${text}`).toBeLessThanOrEqual(2);
    }
    // What was seen stops each command that would show it to visitors.
    for (const command of [
      ['promote', 'acts', '--store', store],
      ['publish', 'careless', ...inStore],
    ])
      expect(() => site(...(command as [string]), '--allow-dirty')).toThrow('CHECK_FAILED');
    // Two acts of which a browser never hears.
    const rebuild = (code: string, imports = '') => {
      write('src/pages/careful.tsx', imports + pageOf('/careless/careful', 'Careful', code));
      return checkout.build('careless');
    };
    await rebuild(`const [n, setN] = useState(0); setN(n + 1); return <p>{n}</p>;`);
    const again = () => site('preview', 'careless', '--name', 'acts', ...inStore);
    expect.soft(again, 'state is set in a render').toThrow(/RENDER_FAILED[^]*\/careless\/careful/);
    const build = rebuild('return <img src={picture} alt="" />;', `import picture from './office.avif';\n`);
    await expect.soft(build, 'an image is missing').rejects.toThrow(/Module not found[^]*office\.avif/);

    expect(() => site('check', 'acts', '--store', store)).toThrow('CHECK_FAILED');
  } finally {
    checkout.remove();
  }
});
