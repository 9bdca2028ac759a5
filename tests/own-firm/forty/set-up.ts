import { expect } from 'vitest';
import { base64Of, squareMark, wordmark } from '../../../src/features/look/testing/sample-marks.ts';
import { SAMPLE_KINDS } from '../../../src/features/setup/rules.ts';
import { deepGreen } from '../../../src/features/themes/templates/nature-rules.ts';
import type { StaffClient } from '../../../src/testing/staff-client.ts';
import { AREAS, DULUTH, FIRM, PEOPLE, PEOPLE_FILE } from './firm.ts';

export const THEME = deepGreen;

/** Whose week is in both offices: they are in the other one on Thursdays and Fridays. */
const TRAVELLERS = ['dinh-lindqvist', 'ivar-lindqvist'];

/** The steps of the set-up, each by the call that its screen makes. */
export async function setUpForty(staff: StaffClient): Promise<void> {
  const call = callerOf(staff);
  const { isSample: _, ...profile } = await call('GET', '/api/admin/firm');
  await call('PUT', '/api/admin/firm', { ...profile, ...FIRM });
  await call('POST', '/api/admin/offices', DULUTH);
  await call('POST', '/trpc/setup.saveAreas', { areas: AREAS, takesDownPages: true });
  await addPeople(call);
  await call('POST', '/trpc/setup.removeSamples', { kinds: SAMPLE_KINDS });
  await setPrices(call);
  await dress(call);
}

type Call = ReturnType<typeof callerOf>;

/** Makes a call that must succeed; the answer of a procedure is its data. */
function callerOf(staff: StaffClient) {
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
    const answer = await staff.call(method, path, body);
    const error = answer.body?.error?.data ?? answer.body?.fieldErrors;
    expect([path, answer.status < 300, error]).toEqual([path, true, undefined]);
    return path.startsWith('/trpc') ? answer.body?.result.data : answer.body;
  };
}

async function addPeople(call: Call): Promise<void> {
  const preview = await call('POST', '/trpc/hosts.previewImport', { csv: PEOPLE_FILE });
  expect([preview.errors, preview.known, preview.people.length]).toEqual([[], [], PEOPLE.length]);
  const { added } = await call('POST', '/trpc/hosts.import', { csv: PEOPLE_FILE });
  const { hosts } = await call('GET', '/api/admin/availability');
  const hostOf = (wanted: string) => hosts.find(({ slug }: { slug: string }) => slug === wanted);
  for (const slug of TRAVELLERS) {
    const { number, slug: _, name: __, officeDays: ___, ...host } = hostOf(slug);
    const officeDays = [4, 5].map((weekday) => ({ weekday, office: 'main' }));
    await call('PUT', `/api/admin/availability/hosts/${number}`, { ...host, officeDays });
  }
  const later = added.slice(35).map(({ slug }: { slug: string }) => slug);
  await call('POST', '/trpc/availability.sameHours', {
    ...{ from: hostOf('ada-lindqvist').number, attorneys: later, takeConsultations: true },
  });
  const people = added.map(({ slug, email }: { slug: string; email: string }) => ({
    email,
    attorney: slug,
  }));
  const invited = await call('POST', '/trpc/staffInvitations.inviteMany', {
    ...{ people, role: 'attorney', areas: null },
  });
  expect(invited).toEqual({ invited: PEOPLE.map(({ email }) => email), known: [] });
}

export const PRICE = '$95';

/** Gives every consultation type a price. */
async function setPrices(call: Call): Promise<void> {
  const { types } = await call('GET', '/api/admin/availability');
  for (const type of types) {
    await call('PUT', `/api/admin/consultation-types/${type.key}`, { ...type, priceLabel: PRICE });
  }
}

/** The mark, the theme and the drawing in place of the sea. */
async function dress(call: Call): Promise<void> {
  const { displayName, description, cssVariables } = THEME;
  const theme = { name: 'own', displayName, description };
  const { id } = await call('POST', '/api/admin/themes', {
    ...theme,
    cssVariables: JSON.stringify(cssVariables),
  });
  await call('PUT', `/api/admin/themes/${id}/activate`, {});
  await call('PUT', '/api/admin/look/marks/wordmark', { data: base64Of(wordmark('#10331f')) });
  await call('PUT', '/api/admin/look/marks/square', { data: base64Of(squareMark) });
  await call('PUT', '/api/admin/look', { hero: 'drawing', drawing: 'custody' });
}
