import { checkAdvertising, newFindings } from './check-advertising.ts';
import type { AdvertisingText } from './finding.ts';
import { type AnsweredFindings, requireReason } from './require-reason.ts';

/**
 * The check that every publishing use case runs in its transaction. Checks the texts to be published and requires a
 * reason for findings that the currently public texts, `before`, do not have; `before` is empty if nothing is public.
 * Returns what the audit entry must include. Throws `advertising_findings`.
 */
export function answerFindings(
  texts: readonly AdvertisingText[],
  before: readonly AdvertisingText[],
  reason: string | null | undefined,
): AnsweredFindings {
  const findings = checkAdvertising(texts);
  if (findings.length === 0) return {};
  return requireReason(newFindings(findings, checkAdvertising(before)), reason);
}
