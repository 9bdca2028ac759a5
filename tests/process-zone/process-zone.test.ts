import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./print-dates.ts', import.meta.url));
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Apia', 'Asia/Tokyo'];

/** The output of `print-dates.ts` in a process that runs in `zone`. */
async function datesIn(zone: string) {
  const env = { ...process.env, TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], { env });
  return JSON.parse(stdout);
}

/** Long, because four processes are started. */
const TIMEOUT_MS = 120_000;

it(
  'no function of dates depends on the zone that the process runs in',
  async () => {
    const printed = await Promise.all(ZONES.map(datesIn));
    expect(printed.map(({ timeZone }) => timeZone)).toEqual(ZONES);
    const [utc, ...others] = printed;
    expect(utc.calls).toBeGreaterThan(1_000);
    expect(Object.keys(utc.hashes).length).toBeGreaterThan(30);
    for (const other of others) expect(other).toEqual({ ...utc, timeZone: other.timeZone });
  },
  TIMEOUT_MS,
);
