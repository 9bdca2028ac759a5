import { NO_MAIL_NOW } from '../../lib/no-mail-now.ts';
import { trpc } from '../../lib/trpc.ts';

/** What a new subscriber does next. Without `to`, the form was sent without scripts. */
export function ConfirmationNews({ to }: { to?: string }) {
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  if (!sendsMail) {
    return (
      <>
        <b>You are not subscribed yet.</b> You would confirm your subscription by a link in a mail,
        but {NO_MAIL_NOW} Please try again later.
      </>
    );
  }
  const receiver = to ? ` to ${to}` : '';
  return (
    <>
      <b>Check your mail.</b> If the address is right, a link is on its way{receiver}. Press it to
      confirm your subscription.
    </>
  );
}
