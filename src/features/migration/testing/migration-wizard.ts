import { expect, vi } from 'vitest';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Run, Wizard } from '../schema.ts';

type Answered<Value> = Value extends Date
  ? string
  : Value extends (infer Item)[]
    ? Answered<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Answered<Value[Key]> }
      : Value;

type AnsweredRun = Answered<Run>;

type Step = 'create-table' | 'migrate' | 'verify';

export type TestWizard = {
  app: TestApp;
  staff: StaffClient;
  start(step: Step, body?: object): ReturnType<StaffClient['call']>;
  /** Waits until nothing runs, and returns the last run. */
  ended(): Promise<AnsweredRun>;
  /** Starts a step and waits for its end. */
  run(step: Step, body?: object): Promise<AnsweredRun>;
  /** The data for the wizard's page. */
  look(): Promise<Answered<Wizard>>;
  dryRun(): Promise<void>;
  cancel(): Promise<void>;
};

const PATH = '/api/admin/migration';

/** The whole server, with staff who use the migration wizard. Copies into the emulator unless `endpoint` is given. */
export async function startWizard({
  endpoint,
  env,
  retryTimeoutMs = 20_000,
}: {
  endpoint?: string;
  env?: Record<string, string>;
  retryTimeoutMs?: number;
} = {}): Promise<TestWizard> {
  const app = await startTestApp({
    env: { ...STAFF_ENV, ...(endpoint && { DYNAMODB_ENDPOINT: endpoint }), ...env },
    migrationRetryTimeoutMs: retryTimeoutMs,
  });
  const staff = await staffClient(app);
  const start: TestWizard['start'] = (step, body) => staff.call('POST', `${PATH}/${step}`, body);
  const change = async (procedure: string) => {
    const { status } = await staff.call('POST', `/trpc/migration.${procedure}`, {});
    expect(status).toBe(200);
  };
  // Works in hooks too, unlike `expect.poll`.
  const ended = () =>
    vi.waitFor(
      async () => {
        const { run } = (await staff.call('GET', `${PATH}/status`)).body;
        expect(run?.state).toMatch(/^(done|failed|cancelled)$/);
        return run as AnsweredRun;
      },
      { timeout: 60_000, interval: 50 },
    );
  return {
    app,
    staff,
    start,
    ended,
    async run(step, body) {
      const { status, body: answer } = await start(step, body);
      expect([status, answer]).toEqual([202, expect.objectContaining({ action: step })]);
      return ended();
    },
    async look() {
      const { body } = await staff.call('GET', '/trpc/migration.wizard');
      return body.result.data;
    },
    dryRun: () => change('dryRun'),
    cancel: () => change('cancel'),
  };
}
