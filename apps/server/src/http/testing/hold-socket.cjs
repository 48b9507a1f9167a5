// Holds a listening socket, as systemd does: `node hold-socket.cjs <times> <program> <arguments…>` prints its port on a line. It
// runs the program with the socket as file descriptor 3, again when it ends, so many times.
const { spawnSync } = require('node:child_process');
const { createServer } = require('node:net');

const [, , times, ...command] = process.argv;

const server = createServer().listen(0, '127.0.0.1', () => {
  process.stdout.write(`${server.address().port}\n`);
  // Prints its process id, too.
  const script = ['-c', 'echo "pid $$"; exec "$@"', 'sh', ...command];
  // Blocks this process, so that it accepts no connection itself.
  for (let i = 0; i < Number(times); i += 1)
    spawnSync('sh', script, { stdio: ['ignore', 'inherit', 'inherit', server._handle.fd] });
  process.exit();
});
