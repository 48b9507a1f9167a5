import { serveStore } from '/work/main/tests/site/support/run-site.ts';
const s = await serveStore('/work/main/.store-test/site', {} as never);
console.log(s.url);
