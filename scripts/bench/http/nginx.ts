import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';

// /usr/sbin is not on the PATH of every account.
const PLACES = ['nginx', '/usr/sbin/nginx'];
const TIMEOUT_MS = 5_000;

/** The installed nginx, or undefined. */
export function findNginx(): string | undefined {
  return PLACES.find((place) => spawnSync(place, ['-v']).status === 0);
}

/** nginx with one worker that serves these responses from files at `/0`, `/1` and so on. */
export async function startNginx(nginx: string, answers: readonly Answer[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-nginx-'));
  const port = await freePort();
  for (const [index, { headers, body }] of answers.entries()) {
    const isGzip = headers['content-encoding'] === 'gzip';
    await writeFile(path.join(folder, `${index}.html${isGzip ? '.gz' : ''}`), body);
  }
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, configuration({ folder, port, answers }));
  const child = spawn(nginx, ['-p', folder, '-c', config, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Place = { folder: string; port: number; answers: readonly Answer[] };

function configuration({ folder, port, answers }: Place): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  types {}
  default_type "text/html; charset=utf-8";
  etag off;
  gzip_static on;
  server_tokens off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${answers.map((answer, index) => locations(folder, answer, index)).join('\n    ')}
  }
}
`;
}

function locations(folder: string, { status, headers }: Answer, index: number): string {
  // nginx sets these two headers itself.
  const own = (name: string, value: string) =>
    name === 'content-type' || (name === 'content-encoding' && value === 'gzip');
  const added = Object.entries(headers)
    .filter(([name, value]) => !own(name, value))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;`);
  const file = `alias ${folder}/${index}.html; add_header last-modified ""; ${added.join(' ')}`;
  if (status === 200) return `location = /${index} { ${file} }`;
  return `location = /${index} { error_page ${status} /body/${index}; return ${status}; }
    location = /body/${index} { internal; ${file} }`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilAnswers(url: string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await ask(url);
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error('nginx does not start', { cause: error });
      await wait(20);
    }
  }
}
