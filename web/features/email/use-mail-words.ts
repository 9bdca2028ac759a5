import { trpc } from '../../lib/trpc.ts';

/**
 * Says of a mail that an action brings about what really becomes of it: `sent` where mail is sent, else that it is
 * only caught on this machine, or waits.
 */
export function useMailWords(): (sent: string) => string {
  const { data } = trpc.email.delivery.useQuery();
  return (sent) => {
    if (data?.kind === 'caught') return 'The mail to the client is caught here, not sent.';
    if (data?.kind === 'held') return 'The mail to the client waits until mail is set up.';
    return sent;
  };
}
