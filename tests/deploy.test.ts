import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../src/app/app-router.ts';
import { CONFIG_KEYS } from '../src/app/config.ts';
import { DATABASE_GAUGES } from '../src/app/features.ts';
import { MAX_STAFF_UPLOAD_BYTES } from '../src/app/staff-calls.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { PRIVATE_ADDRESSES } from '../src/platform/private-pages/private-addresses.ts';
import { createSecretBox } from '../src/platform/secrets/secret-box.ts';
import { selfSigned } from '../src/testing/self-signed.ts';
import { NODE_FLAGS } from '../src/testing/server-process.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFile(path.join(ROOT, 'deploy', name), 'utf8');
const found = (program: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin']
    .map((folder) => path.join(folder, program))
    .find(existsSync);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-deploy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the alerts', () => {
  it('name existing metrics', async () => {
    const metrics = createMetrics(DATABASE_GAUGES);
    metrics.countRequest({ method: 'GET', route: '/*', status: 200 }, 0);
    metrics.countCall({ procedure: 'any', code: 'OK' }, 0);
    const printed = await metrics.print();
    const named = (await read('alerts.yml')).match(/\b(lawfront|http|nodejs|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) {
      expect(printed, name).toContain(`# TYPE ${name.replace(/_(count|bucket|sum)$/, '')} `);
    }
  });

  it('name existing procedures', async () => {
    const named = [...(await read('alerts.yml')).matchAll(/procedure="([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, name = ''] of named) expect(appRouter._def.procedures).toHaveProperty([name]);
  });
});

describe('the systemd unit', () => {
  it('sets only settings that the process reads', async () => {
    const [, settings = ''] = /^Environment=(.+)$/m.exec(await read('lawfront.service')) ?? [];
    const names = settings.split(' ').map((setting) => setting.split('=')[0]);
    expect(CONFIG_KEYS).toEqual(expect.arrayContaining(names));
  });

  it.skipIf(!found('systemd-analyze'))('is valid for systemd', async () => {
    // Node may not be installed at that path on this machine.
    const unit = (await read('lawfront.service')).replace('/usr/bin/node', '/bin/sh');
    const file = path.join(folder, 'lawfront.service');
    await writeFile(file, unit);
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', file]);
    expect(stdout + stderr).toBe('');
  });
});

describe('the container file', () => {
  it('copies existing files, and has the start command of the systemd unit', async () => {
    const text = await read('Containerfile');
    const taken = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(taken).toContain('src');
    for (const name of taken) expect(existsSync(path.join(ROOT, name)), name).toBe(true);
    const [, unitStarts] =
      /^ExecStart=\/usr\/bin\/(.+)$/m.exec(await read('lawfront.service')) ?? [];
    const [, containerStarts = '[]'] = /^CMD (\[.+\])$/m.exec(text) ?? [];
    expect(JSON.parse(containerStarts).join(' ')).toBe(unitStarts);
  });
});

describe('the packages of the container', () => {
  /** The commands that install packages, each as one line. */
  const installs = async () =>
    (await read('Containerfile'))
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .filter((line) => line.startsWith('RUN npm ci'));

  it('include the binaries of sharp, which are optional packages', async () => {
    const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
    for (const name of ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64']) {
      const { optional, dev } = lock.packages[`node_modules/${name}`];
      expect([name, optional, dev]).toEqual([name, true, undefined]);
    }
    const commands = await installs();
    expect(commands).toHaveLength(2);
    for (const command of commands) {
      expect(command).not.toMatch(/omit=optional|no-optional|rm -rf [^&]*@img/);
    }
  });
});

describe('Node', () => {
  it('is started with the same flags everywhere', async () => {
    const flags = NODE_FLAGS.join(' ');
    expect(await read('lawfront.service')).toContain(`/node ${flags} src/main.mjs`);
    const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.start).toBe(`node ${flags} scripts/start.mjs`);
    const readme = await readFile(path.join(ROOT, 'README.md'), 'utf8');
    expect(readme).toContain(`node ${flags} src/main.mjs`);
  });
});

describe('the nginx configuration', () => {
  it('accepts the largest body that the process accepts', async () => {
    const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(await read('nginx.conf')) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(MAX_STAFF_UPLOAD_BYTES);
  });

  it('logs no address with a token, and no query or Referer', async () => {
    const text = await read('nginx.conf');
    const servers = text.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server).toMatch(/^ {4}access_log \S+ lawfront;$/m);
      expect(server).toMatch(/^ {4}error_log \S+ crit;$/m);
    }
    const [, format = ''] = /^log_format lawfront ([^;]+);/m.exec(text) ?? [];
    expect(format).toContain('$lawfront_path');
    expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer)\b/);
    const [, map = ''] =
      /^map \$request_uri \$lawfront_path \{\n([^}]*\n(?: .*\n)*)\}/m.exec(text) ?? [];
    const rules = [...map.matchAll(/^ {4}"~(.+)" "(.+)";$/gm)].map(
      ([, pattern = '', form = '']) => ({ pattern: new RegExp(pattern), form }),
    );
    expect(rules).toHaveLength(4);
    const logged = (url: string) => {
      const rule = rules.find(({ pattern }) => pattern.test(url));
      const groups = rule?.pattern.exec(url)?.groups ?? {};
      return rule?.form.replace(/\$(\w+)/g, (_all, name) => groups[name] ?? '');
    };
    const token = 'c'.repeat(43);
    const sealed = createSecretBox([{ id: '_data', key: Buffer.alloc(32, 7) }]).seal('{}', 'any');
    for (const url of [
      ...PRIVATE_ADDRESSES.map((address) => `${address}/${token.slice(3)}`),
      `/appointment/${token}`,
      `/appointment/${token}/cancel?x=1`,
      `/appointment/${token}%3E`,
      `/api/appointment-links/${token}/calendar.ics`,
      `/api/document-links/${token.slice(3)}/documents/${token}`,
      `/api/appointments/${token}.ics`,
      `/newsletter/${token}`,
      `/newsletter/${token}%3E`,
      `/calendar/${token}.ics`,
      `/blog/preview/${sealed}`,
      `/blog/preview/${sealed.replaceAll('.', '%2E')}`,
      `/elsewhere/${sealed}/end`,
    ]) {
      expect(logged(url)).toMatch(/^\/[\w/-]+\/\[token\]$/);
      expect(logged(url)).not.toMatch(/ccc|v1\./);
    }
    for (const url of ['/', '/appointments', '/blog/fees', '/assets/index-BhX3_a.css']) {
      expect([logged(url), logged(`${url}?q=dana%40example.com`)]).toEqual([url, url]);
    }
  });

  it.skipIf(!found('nginx'))('is valid for nginx', async () => {
    const { cert, key } = selfSigned();
    await writeFile(path.join(folder, 'fullchain.pem'), cert);
    await writeFile(path.join(folder, 'privkey.pem'), key);
    let sockets = 0;
    const site = (await read('nginx.conf'))
      .replaceAll('/etc/ssl/law.example', folder)
      .replaceAll('/var/log/nginx', folder)
      // nginx opens its listeners during the check, which would need privileges and free ports.
      .replaceAll(/listen (\[::\]:)?\d+/g, () => `listen unix:${folder}/${sockets++}.sock`);
    const file = path.join(folder, 'nginx.conf');
    await writeFile(
      file,
      `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`,
    );
    await run(found('nginx') ?? 'nginx', ['-t', '-q', '-c', file, '-p', folder]);
  });
});
