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
import { createMetrics } from '../src/platform/metrics/metrics.ts';
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
  it.skipIf(!found('nginx'))('is valid for nginx', async () => {
    const { cert, key } = selfSigned();
    await writeFile(path.join(folder, 'fullchain.pem'), cert);
    await writeFile(path.join(folder, 'privkey.pem'), key);
    let sockets = 0;
    const site = (await read('nginx.conf'))
      .replaceAll('/etc/ssl/law.example', folder)
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
