import { createServer } from 'node:http';
import { listen } from './listen.ts';

test('reports a connection that cannot be accepted and keeps running', async () => {
  const server = createServer();
  const reports: Error[] = [];
  await listen(server, '127.0.0.1', 0, (error) => reports.push(error));
  const error = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
  server.emit('error', error);
  expect(reports).toEqual([error]);
  expect(server.listening).toBe(true);
  server.close();
});
