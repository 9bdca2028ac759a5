import { trpc } from '../../lib/trpc.ts';

/** Said instead of announcing a code. */
export const NO_CODE = 'No code arrives: this site sends no e-mail at the moment. Ask the office.';

/** Whether codes are mailed: Cognito does so itself, the embedded pool only if mail is connected. */
export function useSendsCodes(): boolean {
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  const { data } = trpc.identity.config.useQuery();
  return sendsMail || data?.userPoolEndpoint === undefined;
}
