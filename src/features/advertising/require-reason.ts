import { DomainError } from '../../platform/errors/errors.ts';
import type { Finding } from './finding.ts';

/** What the audit entry of a publication says about its findings. */
export type AnsweredFindings = {
  advertising?: { reason: string; findings: Pick<Finding, 'rule' | 'field' | 'words'>[] };
};

/**
 * Requires a reason for publishing a text with findings. Returns what the audit entry of the publication must include:
 * the reason with the findings, or nothing. Throws `advertising_findings` (409) with the findings; the caller then
 * repeats the call with `advertisingReason`.
 */
export function requireReason(
  findings: readonly Finding[],
  reason: string | null | undefined,
): AnsweredFindings {
  if (findings.length === 0) return {};
  if (!reason) {
    const what = findings.length === 1 ? 'One passage' : `${findings.length} passages`;
    throw new DomainError(
      'conflict',
      'advertising_findings',
      `${what} may not be allowed in the advertising of a law firm. Change the text, or give a reason.`,
      { findings: [...findings] },
    );
  }
  const found = findings.map(({ rule, field, words }) => ({ rule, field, words }));
  return { advertising: { reason, findings: found } };
}
