import { expect } from 'vitest';
import { resolvePack } from '../../src/features/jurisdictions/resolve-pack.ts';
import { SAMPLE_KINDS } from '../../src/features/setup/rules.ts';
import type { StaffClient } from '../../src/testing/staff-client.ts';

export type OwnFirm = {
  /** What the first step of the assistant asks for; its state decides whose law applies. */
  profile: Readonly<Record<string, unknown>> & { name: string; city: string; region: string };
  areas: readonly { key: string; label: string }[];
  attorney: { name: string; practiceAreas: readonly string[] };
};

async function call(staff: StaffClient, name: string, input: unknown): Promise<void> {
  const answer = await staff.call('POST', `/trpc/${name}`, input);
  expect([name, answer.status, answer.body?.error?.data]).toEqual([name, 200, undefined]);
}

/** The first step of the assistant: who and where the firm is. */
export async function sayOffice(staff: StaffClient, profile: object): Promise<void> {
  const { body } = await staff.call('GET', '/trpc/firm.get');
  const { isSample: _, ...before } = body.result.data;
  await call(staff, 'firm.update', { ...before, ...profile });
  await call(staff, 'setup.settle', { step: 'firm', isSkipped: false });
}

/** The steps of the assistant that have words, each by the calls that its screen makes. */
export async function setUpFirm(staff: StaffClient, firm: OwnFirm): Promise<void> {
  await sayOffice(staff, firm.profile);
  await call(staff, 'setup.saveAreas', { areas: firm.areas, takesDownPages: true });
  await call(staff, 'attorneys.create', {
    ...{ role: 'Partner', languages: ['English'], statement: 'Answers the phone.' },
    ...firm.attorney,
  });
  await call(staff, 'setup.removeSamples', { kinds: SAMPLE_KINDS });
}

const RANGE = { unit: 'rate', low: 0.02, high: 0.04 };

/** An attorney gives the firm's own ranges for the calculator of a pack, and confirms it. */
export async function confirmCalculator(staff: StaffClient, packId: string): Promise<void> {
  const { version, calculators } = resolvePack(packId);
  for (const { id, parts } of calculators) {
    const item = `/api/admin/state-law/${packId}/calculator:${id}`;
    const ranges = parts.filter(({ kind }) => kind === 'range').map((part) => [part.id, RANGE]);
    const value = { ranges: Object.fromEntries(ranges) };
    const answers = [
      await staff.call('PUT', `${item}/override`, { value, reason: 'What we charge.' }),
      await staff.call('PUT', `${item}/confirmation`, {
        ...{ version, attorney: 'Noor Haddad', barNumber: '24012345' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  }
}
