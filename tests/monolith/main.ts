import { buildMonolith } from './build-monolith.ts';

const [name, ...sections] = process.argv.slice(2);
if (!name || sections[0] !== 'shell') {
  console.error('Usage: node --import tsx tests/monolith/main.ts <folder of dist> shell <section…>');
  process.exit(2);
}
console.log(await buildMonolith(name, sections));
