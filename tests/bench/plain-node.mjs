import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// Answers every request with one response from memory: what node:http alone can do. Arguments: port, and files with the
// headers (JSON) and the body.
const [port, headersFile, bodyFile] = process.argv.slice(2);
const headers = Object.entries(JSON.parse(readFileSync(headersFile, 'utf8'))).flat();
const body = readFileSync(bodyFile);
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
