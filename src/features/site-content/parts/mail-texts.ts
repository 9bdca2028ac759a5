import { restoreMailTexts, saveMailTexts } from '../../email/texts/edit-mail-texts.ts';
import type { SiteContent } from '../content-schema.ts';
import { changesOf, KEYS } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

/** Writes the texts of mails; resets kinds that are not in the document to their original texts. */
export async function writeMailTexts(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const { advertisingReason } = deps;
  const changes = changesOf(before.mailTexts, after.mailTexts, KEYS.mailTexts);
  for (const { kind } of changes.removed) await restoreMailTexts(deps, kind);
  for (const { entry, index } of [...changes.added, ...changes.changed]) {
    await within(`mailTexts.${index}`, () => saveMailTexts(deps, { ...entry, advertisingReason }));
  }
}
