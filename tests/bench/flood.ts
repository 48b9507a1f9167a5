// A client that keeps many connections open, sends on each what `kind` says, and reopens each one that is closed:
// `node --import tsx flood.ts <port> <kind> <connections>`. Prints a line when all have been opened once.
import { connect } from 'node:net';

const FLOOD_DATA: Record<string, string> = {
  'one request': 'GET /robots.txt HTTP/1.1\r\nHost: site.example\r\n\r\n',
  nothing: '',
  'incomplete headers': 'GET / HTTP/1.1\r\nHost: site.example\r\n',
  'incomplete body': 'POST /about HTTP/1.1\r\nHost: site.example\r\nContent-Length: 1000\r\n\r\nx',
};

const [port = '', kind = '', connections = ''] = process.argv.slice(2);
const text = FLOOD_DATA[kind];
if (text === undefined) throw new Error(`Unknown kind of flood: ${kind}`);

let opened = 0;
function open() {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('connect', () => {
    socket.write(text!);
    opened += 1;
    if (opened === Number(connections)) console.log('flooding');
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(open, 1));
  socket.resume();
}
for (let i = 0; i < Number(connections); i += 1) open();
