import { openDatabase } from '../../../db/client.ts';
import { createAccount } from '../../../src/features/identity/local-pool/create-account.ts';
import { bearer } from '../../../src/testing/people.ts';
import { PASSWORD, poolClient, type Tokens } from '../../../src/testing/pool-client.ts';
import {
  type Benchmark,
  type BenchOptions,
  type BenchResult,
  type BenchRow,
  median,
} from '../benchmark.ts';
import { askInTurn, handOut } from '../closed-loop.ts';
import { cpuSeconds, pinTo } from '../cpu.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { measureTokenChecks } from './token-checks.ts';

const CLIENTS = 10;
const SIGN_INS = 300;
const CALLS = 3_000;
const POOL_NAME = 'Lawfront';

export const identity: Benchmark = {
  title: 'Sign-ins at the embedded user pool, and checks of their tokens',
  run: benchIdentity,
};

/** Figures of one round. The clients may limit the rate; the CPU time is the server's. */
type Round = { perSecond: number; cpuMs: number };
type Site = { url: string; pid: number };

async function benchIdentity({ rounds, print }: BenchOptions): Promise<BenchResult> {
  pinTo(1, process.pid);
  const postgres = await startMeasuredPostgres();
  try {
    await postgres.createDatabase('identity');
    const databaseUrl = postgres.urlOf('identity');
    const site = await startMeasuredSite(databaseUrl);
    pinTo(0, site.pid);
    try {
      await makeAccounts(databaseUrl);
      const [token = ''] = await signInAll(site, CLIENTS);
      await readWhoIsSignedIn(site, token, CALLS / 10);
      const signIns: Round[] = [];
      const reads: Round[] = [];
      const checks: { ours: number; bare: number }[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        signIns.push(await measured(site, SIGN_INS, () => signInAll(site, SIGN_INS)));
        reads.push(await measured(site, CALLS, () => readWhoIsSignedIn(site, token, CALLS)));
        checks.push(await measureTokenChecks());
        print(`${signIns.at(-1)?.cpuMs.toFixed(2)} ms of processor time a sign-in`);
      }
      return { rows: rowsOf(signIns, reads, checks) };
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}

const username = (client: number) => `client${client}`;

async function makeAccounts(connectionString: string): Promise<void> {
  const { db, close } = openDatabase(
    { connectionString },
    { maxConnections: 1, onError: () => {} },
  );
  const pool = { poolName: POOL_NAME, now: () => new Date() };
  for (let client = 0; client < CLIENTS; client += 1) {
    const email = `${username(client)}@example.com`;
    const account = { username: username(client), email, password: PASSWORD, confirmed: true };
    await createAccount(db, pool, account);
  }
  await close();
}

/** Each client signs in repeatedly by SRP, as Amplify does. Returns the access tokens. */
async function signInAll({ url }: Site, count: number): Promise<string[]> {
  const { signIn } = poolClient({ url, deps: { localPool: { poolName: POOL_NAME } } as never });
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const tokens: string[] = [];
    for (let i = client; i < count; i += CLIENTS) {
      const { status, body } = await signIn(username(client));
      if (status !== 200) throw new Error(`A sign-in was answered ${JSON.stringify(body)}`);
      tokens.push((body.AuthenticationResult as Tokens).AccessToken);
    }
    return tokens;
  });
  return (await Promise.all(clients)).flat();
}

const readWhoIsSignedIn = ({ url }: Site, token: string, calls: number) =>
  askInTurn(url, {
    clients: CLIENTS,
    status: 200,
    next: handOut(calls, () => ({
      method: 'GET',
      path: '/api/identity/me',
      headers: bearer(token),
    })),
  });

async function measured({ pid }: Site, count: number, run: () => Promise<unknown>): Promise<Round> {
  const cpuBefore = cpuSeconds(pid);
  const start = performance.now();
  await run();
  const seconds = (performance.now() - start) / 1_000;
  return {
    perSecond: count / seconds,
    cpuMs: ((cpuSeconds(pid) - cpuBefore) / count) * 1_000,
  };
}

function rowsOf(
  signIns: readonly Round[],
  reads: readonly Round[],
  checks: readonly { ours: number; bare: number }[],
): BenchRow[] {
  const middle = (rounds: readonly Round[], key: keyof Round) =>
    median(rounds.map((round) => round[key]));
  return [
    {
      name: `Sign-in by SRP, ${CLIENTS} at once`,
      value: middle(signIns, 'perSecond'),
      unit: 'sign-ins/s',
      note: 'The clients compute as much as the server, on one core for all of them.',
    },
    {
      name: 'Sign-in by SRP, processor time of the server',
      value: middle(signIns, 'cpuMs'),
      unit: 'ms',
      note: `So at most ${Math.floor(1_000 / middle(signIns, 'cpuMs'))} a second and core. Two calls, three powers modulo a prime of 3,072 bits, two RSA signatures in the thread pool.`,
    },
    {
      name: 'Check of an access token, in process',
      value: median(checks.map(({ ours }) => ours)),
      unit: 'checks/s',
      beside: {
        name: 'its RSA signature alone, by node:crypto',
        value: median(checks.map(({ bare }) => bare)),
      },
      note: 'Per second of processor time.',
    },
    {
      name: `GET /api/identity/me, ${CLIENTS} at once`,
      value: middle(reads, 'perSecond'),
      unit: 'calls/s',
      note: 'Checks the token and asks the database for the role.',
    },
    {
      name: 'GET /api/identity/me, processor time of the server',
      value: middle(reads, 'cpuMs'),
      unit: 'ms',
    },
  ];
}
