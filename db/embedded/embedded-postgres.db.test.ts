import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import {
  DataFolderInUseError,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

let folder: string;
let children: ChildProcess[];
/** Socket folders by process id. */
let servers: Map<number, string>;

/** A data folder with an empty cluster, copied by tests that do not test its creation. */
let template: string;

beforeAll(async () => {
  template = path.join(makeTemporaryFolder(), 'data');
  const settings = { fsync: 'off' };
  await (await startEmbeddedPostgres({ dataDir: template, settings })).stop();
});

afterAll(() => rmSync(path.dirname(template), { recursive: true, force: true }));

beforeEach(() => {
  folder = makeTemporaryFolder();
  children = [];
  servers = new Map();
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const left = [...servers.keys()].filter(isAlive);
  for (const pid of left) process.kill(pid, 'SIGQUIT');
  await vi.waitFor(() => expect(left.filter(isAlive)).toEqual([]), { timeout: 10_000 });
  for (const socketFolder of servers.values())
    rmSync(socketFolder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('startEmbeddedPostgres', () => {
  it('creates a database without a TCP port, protected by file modes and a password', async () => {
    const postgres = await start(at('data'));
    expect(postgres.adopted).toBe(false);
    expect(await ask(postgres, 'select current_setting($1) as value', ['listen_addresses'])).toBe(
      '',
    );
    expect(await ask(postgres, 'select current_setting($1) as value', ['TimeZone'])).toBe('UTC');
    expect(await ask(postgres, 'select current_setting($1) as value', ['data_checksums'])).toBe(
      'on',
    );
    expect(await ask(postgres, "select upper('ě') as value")).toBe('Ě');
    expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(at('data', 'postgres.password')).mode & 0o777).toBe(0o600);
    const stranger = new pg.Client({ ...postgres.connection, password: 'wrong' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    await postgres.stop();
  });

  it('keeps the data across starts, in a path with a space', async () => {
    const first = await start(at('my data'));
    await writeNote(first, 'kept');
    await first.stop();
    const second = await start(at('my data'));
    expect(second.adopted).toBe(false);
    expect(await readNote(second)).toBe('kept');
    await second.stop();
  });

  it('enables fsync by default', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: at('data') });
    servers.set(postgres.pid, postgres.connection.host);
    expect(await ask(postgres, 'select current_setting($1) as value', ['fsync'])).toBe('on');
    await postgres.stop();
  });

  it('takes over the server of a process that was killed', async () => {
    copyTemplate();
    const killed = await startInChild(at('data'));
    await writeNote(killed, 'kept');
    await killed.kill();
    const postgres = await start(at('data'));
    expect(postgres).toMatchObject({ adopted: true, pid: killed.pid });
    expect(await readNote(postgres)).toBe('kept');
    await postgres.stop();
    expect(isAlive(killed.pid)).toBe(false);
  });

  it('waits for an orphaned server that is stopping and starts another', async () => {
    copyTemplate();
    const killed = await startInChild(at('data'));
    await writeNote(killed, 'kept');
    await killed.kill();
    process.kill(killed.pid, 'SIGINT');
    const postgres = await start(at('data'));
    expect(postgres.pid).not.toBe(killed.pid);
    expect(await readNote(postgres)).toBe('kept');
    await postgres.stop();
  });

  it('recovers after both application and server were killed', async () => {
    copyTemplate();
    const killed = await startInChild(at('data'));
    await writeNote(killed, 'kept');
    await killed.kill();
    process.kill(killed.pid, 'SIGKILL');
    const postgres = await start(at('data'));
    expect(postgres.adopted).toBe(false);
    expect(await readNote(postgres)).toBe('kept');
    await postgres.stop();
    expect(socketFoldersBeside(postgres)).toEqual([]);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'restarts a server that ended with %s at the same address',
    async (signal) => {
      const postgres = await start(at('data'));
      await writeNote(postgres, 'kept');
      const { pid } = postgres;
      process.kill(pid, signal);
      await vi.waitFor(async () => expect(await readNote(postgres)).toBe('kept'), {
        timeout: 20_000,
        interval: 100,
      });
      await vi.waitFor(() => expect(postgres.pid).not.toBe(pid), { timeout: 20_000 });
      servers.set(postgres.pid, postgres.connection.host);
      await postgres.stop();
      expect(isAlive(postgres.pid)).toBe(false);
      expect(socketFoldersBeside(postgres)).toEqual([]);
    },
  );

  it('restores its socket when the folder of the socket was removed', async () => {
    copyTemplate();
    const postgres = await start(at('data'));
    await writeNote(postgres, 'kept');
    const { pid } = postgres;
    rmSync(postgres.connection.host, { recursive: true });
    await vi.waitFor(async () => expect(await readNote(postgres)).toBe('kept'), {
      timeout: 20_000,
      interval: 100,
    });
    await vi.waitFor(() => expect(postgres.pid).not.toBe(pid), { timeout: 20_000 });
    servers.set(postgres.pid, postgres.connection.host);
    await postgres.stop();
    expect([isAlive(pid), isAlive(postgres.pid)]).toEqual([false, false]);
  });

  it('starts when another program has the process id of the killed server', async () => {
    copyTemplate();
    const first = await start(at('data'));
    await first.stop();
    const { uid, gid } = statSync(at('data', 'postgres'));
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    children.push(other);
    await once(other, 'spawn');
    const remains = [other.pid, at('data', 'postgres'), 1, 5432, '', '', '', 'ready', ''];
    writeFileSync(at('data', 'postgres', 'postmaster.pid'), remains.join('\n'));
    const postgres = await start(at('data'));
    expect(postgres.adopted).toBe(false);
    await postgres.stop();
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  it('gives the folder to only one of two processes that start at once', async () => {
    const outcomes = await Promise.allSettled([startInChild(at('data')), startInChild(at('data'))]);
    const [lost] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(String(lost?.reason)).toContain('DataFolderInUseError');
  });

  it('names the folder as given, and the process that uses it', async () => {
    copyTemplate();
    const postgres = await start(at('data'));
    const relative = path.relative(process.cwd(), at('data'));
    const second = startEmbeddedPostgres({ dataDir: relative });
    await expect(second).rejects.toThrow(DataFolderInUseError);
    await expect(second).rejects.toThrow(`The data folder ${relative} is in use`);
    await expect(second).rejects.toThrow(`process ${process.pid}`);
    await postgres.stop();
    await (await start(relative)).stop();
  });

  it('creates the cluster again when its creation was interrupted', async () => {
    const cutOff = startInChild(at('data'));
    cutOff.catch(() => {});
    await vi.waitFor(() => expect(unfinishedClusters()).not.toEqual([]), {
      interval: 5,
      timeout: 10_000,
    });
    for (const child of children) child.kill('SIGKILL');
    await expect(cutOff).rejects.toThrow();
    expect(existsSync(at('data', 'postgres'))).toBe(false);
    const postgres = await start(at('data'));
    await writeNote(postgres, 'works');
    expect(unfinishedClusters()).toEqual([]);
    await postgres.stop();
  });

  it('can be stopped repeatedly, and leaves no process and no socket', async () => {
    copyTemplate();
    const postgres = await start(at('data'));
    await Promise.all([postgres.stop(), postgres.stop()]);
    await postgres.stop();
    expect(isAlive(postgres.pid)).toBe(false);
    expect(socketFoldersBeside(postgres)).toEqual([]);
    expect(existsSync(at('data', 'lawfront.pid'))).toBe(false);
  });

  it('reports the message of Postgres when it does not start, and releases the folder', async () => {
    copyTemplate();
    const refused = startEmbeddedPostgres({ dataDir: at('data'), settings: { port: 'nonsense' } });
    await expect(refused).rejects.toThrow('invalid value for parameter "port"');
    await (await start(at('data'))).stop();
  });

  it('starts a new log when the old one has grown large', async () => {
    copyTemplate();
    writeFileSync(at('data', 'postgres.log'), 'x'.repeat(6 * 1024 * 1024));
    const postgres = await start(at('data'));
    await postgres.stop();
    expect(readFileSync(at('data', 'postgres.log'), 'utf8')).toMatch(/^\S+ \S+ UTC .* starting/);
    expect(statSync(at('data', 'postgres.log.1')).size).toBe(6 * 1024 * 1024);
  });

  it.runIf(existsSync('/proc/self'))('fails when the folder cannot be created', async () => {
    await expect(startEmbeddedPostgres({ dataDir: '/proc/lawfront/data' })).rejects.toThrow(
      'The data folder /proc/lawfront/data cannot be used',
    );
    await expect(startEmbeddedPostgres({ dataDir: '/dev/null' })).rejects.toThrow(
      'a file is in the way',
    );
  });

  it('starts when the folder in TMPDIR is missing', async () => {
    copyTemplate();
    vi.stubEnv('TMPDIR', at('missing'));
    onTestFinished(() => void vi.unstubAllEnvs());
    await (await start(at('data'))).stop();
  });

  it('ignores environment variables that configure connections to other servers', async () => {
    copyTemplate();
    vi.stubEnv('PGSSLMODE', 'require');
    vi.stubEnv('PGSSLNEGOTIATION', 'direct');
    vi.stubEnv('PGOPTIONS', '-c nonsense=1');
    vi.stubEnv('PGCLIENTENCODING', 'LATIN1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const postgres = await start(at('data'));
    expect(await ask(postgres, 'select current_setting($1) as value', ['client_encoding'])).toBe(
      'UTF8',
    );
    await postgres.stop();
  });

  it('says why a data folder cannot be used', async () => {
    writeFileSync(at('file'), '');
    await expect(startEmbeddedPostgres({ dataDir: at('file', 'data') })).rejects.toThrow(
      `The data folder ${at('file', 'data')} cannot be used: a file is in the way`,
    );
  });
});

/** Other users may traverse it, as is usual: closed folders as root have their own tests. */
function makeTemporaryFolder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'lawfront-embedded-test-'));
  chmodSync(made, 0o711);
  return made;
}

/** Preserves the owners, because Postgres checks them. */
function copyTemplate(): void {
  execFileSync('cp', ['-Rp', template, at('data')]);
}

const at = (...parts: string[]) => path.join(folder, ...parts);

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  servers.set(postgres.pid, postgres.connection.host);
  return postgres;
}

type Reachable = Pick<EmbeddedPostgres, 'connection' | 'pid'>;

/** Rejects with the error that the child process reported. */
async function startInChild(dataDir: string): Promise<Reachable & { kill(): Promise<void> }> {
  const script = `
    const { startEmbeddedPostgres } = await import(process.argv[1]);
    const settings = { fsync: 'off' };
    const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2], settings });
    console.log(JSON.stringify(postgres));
    setInterval(() => {}, 60_000);
  `;
  const module = new URL('embedded-postgres.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, module, dataDir]);
  children.push(child);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  for await (const line of createInterface(child.stdout)) {
    const { connection, pid }: Reachable = JSON.parse(line);
    servers.set(pid, connection.host);
    const kill = async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    return { connection, pid, kill };
  }
  throw new Error(`The child ended: ${complaint}`);
}

async function ask(server: Reachable, sql: string, values: string[] = []): Promise<unknown> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows[0]?.value;
  } finally {
    await client.end();
  }
}

async function writeNote(server: Reachable, text: string): Promise<void> {
  await ask(server, 'create table note (value text)');
  await ask(server, 'insert into note values ($1)', [text]);
}

const readNote = (server: Reachable) => ask(server, 'select value from note');

const unfinishedClusters = () => globSync(at('data', '*unfinished*', 'PG_VERSION'));

/** Socket folders of the same data folder: their names differ in the last six characters only. */
function socketFoldersBeside({ connection }: Reachable): string[] {
  return globSync(`${connection.host.slice(0, -6)}*`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/^\d+ \(.*\) Z/.test(readFileSync(status, 'utf8'));
}
