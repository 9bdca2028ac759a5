import { createContext, useCallback, useContext } from 'react';
import { apiErrorOf } from '../lib/api-error.ts';

/** What advertising law restricts in a text, as the server answers it. */
export type Findings = NonNullable<NonNullable<ReturnType<typeof apiErrorOf>>['findings']>;

/** Asks staff why a text with findings is published; resolves to the reason, or undefined if it is not. */
export type AskReason = (findings: Findings) => Promise<string | undefined>;

export const AdvertisingContext = createContext<AskReason>(() =>
  Promise.reject(new Error('usePublish needs an AdvertisingProvider around it')),
);

/**
 * Returns a function that makes a call that publishes something. If the server finds something that advertising law
 * restricts, staff see it in a dialog, and the call is made again with their reason. Rejects with the server's refusal
 * if they close the dialog.
 */
export function usePublish() {
  const askReason = useContext(AdvertisingContext);
  return useCallback(
    async <Answer>(send: (advertisingReason?: string) => Promise<Answer>): Promise<Answer> => {
      try {
        return await send();
      } catch (error) {
        const findings = findingsOf(error);
        const reason = findings && (await askReason(findings));
        if (!reason) throw error;
        return send(reason);
      }
    },
    [askReason],
  );
}

/** The findings in a refusal; undefined if a call failed for another reason. */
function findingsOf(error: unknown): Findings | undefined {
  const refusal = apiErrorOf(error);
  return refusal?.reason === 'advertising_findings' ? refusal.findings : undefined;
}
