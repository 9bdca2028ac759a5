import { trpc } from '../../lib/trpc.ts';

/** Said instead of announcing a code. */
export const NO_CODE =
  'No code arrives: this site does not mail codes at the moment. Ask the office.';

/** Whether codes are mailed; true until that is known. */
export function useSendsCodes(): boolean {
  return trpc.identity.config.useQuery().data?.sendsCodes ?? true;
}
