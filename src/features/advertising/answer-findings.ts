import type { Db } from '../../../db/client.ts';
import { checkAdvertising, newFindings } from './check-advertising.ts';
import type { AdvertisingText } from './finding.ts';
import { getAdvertisingLaw } from './get-advertising-law.ts';
import { type AnsweredFindings, requireReason } from './require-reason.ts';

/**
 * The check that every publishing use case runs in its transaction. Checks the texts to be published by the law of the
 * firm, and requires a reason for findings that the currently public texts, `before`, do not have; `before` is empty if
 * nothing is public. Returns what the audit entry must include. Throws `advertising_findings`.
 */
export async function answerFindings(
  db: Db,
  texts: readonly AdvertisingText[],
  before: readonly AdvertisingText[],
  reason: string | null | undefined,
): Promise<AnsweredFindings> {
  if (texts.length === 0) return {};
  const law = await getAdvertisingLaw(db);
  const findings = checkAdvertising(texts, law);
  if (findings.length === 0) return {};
  return requireReason(newFindings(findings, checkAdvertising(before, law)), reason);
}
