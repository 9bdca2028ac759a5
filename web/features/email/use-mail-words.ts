import { trpc } from '../../lib/trpc.ts';
import { describeDelivery } from './describe-delivery.ts';

/** `describeDelivery` with the current state of mail delivery. */
export function useMailWords(): (sent: string, mail?: string) => string {
  const { data } = trpc.email.delivery.useQuery();
  return (sent, mail) => describeDelivery(data?.kind, sent, mail);
}
