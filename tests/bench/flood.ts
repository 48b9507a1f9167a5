// A client that holds as many connections as it can, each with what `kind` says, and opens each again when it is closed:
// `node --import tsx flood.ts <port> <kind> <connections>`. It prints a line when all have been opened once.
import { connect } from 'node:net';

const FLOOD_DATA: Record<string, string> = {
  'one request': 'GET /robots.txt HTTP/1.1\r\nHost: site.example\r\n\r\n',
  nothing: '',
  'half a head': 'GET / HTTP/1.1\r\nHost: site.example\r\n',
  'half a body': 'POST /about HTTP/1.1\r\nHost: site.example\r\nContent-Length: 1000\r\n\r\nx',
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
