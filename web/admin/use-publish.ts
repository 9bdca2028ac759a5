import { createContext, useCallback, useContext } from 'react';
import { apiErrorOf } from '../lib/api-error.ts';

/** The passages of a text that advertising law restricts, as returned by the server. */
export type Findings = NonNullable<NonNullable<ReturnType<typeof apiErrorOf>>['findings']>;

/** Asks the user for a reason to publish a text with findings; resolves to the reason, or undefined if they cancel. */
export type AskReason = (findings: Findings) => Promise<string | undefined>;

export const AdvertisingContext = createContext<AskReason>(() =>
  Promise.reject(new Error('usePublish needs an AdvertisingProvider around it')),
);

/**
 * Returns a function that runs a publishing call. If the server rejects it because advertising law restricts something
 * in the text, a dialog shows the findings, and the call is repeated with the reason that the user enters. Rejects with
 * the server's error if they close the dialog.
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

/** The findings in the server's error; undefined if the call failed for another reason. */
function findingsOf(error: unknown): Findings | undefined {
  const refusal = apiErrorOf(error);
  return refusal?.reason === 'advertising_findings' ? refusal.findings : undefined;
}
