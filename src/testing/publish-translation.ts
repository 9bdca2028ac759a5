import { expect } from 'vitest';
import type { StaffClient } from './staff-client.ts';

type Id = { entity: string; key: string; language?: string };

/** Translates an original as staff do, and publishes it: texts by place; the others get `ES:` before them. */
export async function publishTranslation(
  staff: StaffClient,
  { entity, key, language = 'es' }: Id,
  texts: Record<string, string> = {},
): Promise<void> {
  const path = `/api/admin/languages/${language}/translations/${entity}/${key}`;
  const { status, body } = await staff.call('GET', path);
  expect([entity, key, status]).toEqual([entity, key, 200]);
  const originals = body.texts as { path: string; original: string }[];
  const all = originals.map((one) => [one.path, texts[one.path] ?? `ES: ${one.original}`] as const);
  const saved = await staff.call('PUT', path, {
    texts: Object.fromEntries(all),
    isPublished: true,
  });
  expect([entity, key, saved.status]).toEqual([entity, key, 200]);
}
