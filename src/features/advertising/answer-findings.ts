import { checkAdvertising, newFindings } from './check-advertising.ts';
import type { AdvertisingText } from './finding.ts';
import { type AnsweredFindings, requireReason } from './require-reason.ts';

/**
 * The gate that every publisher calls in the transaction of the publication: checks the texts that are to be public
 * and requires a reason for findings that the public texts so far do not have. `before` are those; none if nothing was
 * public. Returns what the audit entry has to include. Throws `advertising_findings`.
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
