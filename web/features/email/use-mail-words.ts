import { trpc } from '../../lib/trpc.ts';
import { describeClientMail } from './describe-client-mail.ts';

/** `describeClientMail` with the current state of mail delivery. */
export function useMailWords(): (sent: string) => string {
  const { data } = trpc.email.delivery.useQuery();
  return (sent) => describeClientMail(data?.kind, sent);
}
