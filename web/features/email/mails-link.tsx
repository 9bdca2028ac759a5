import type { ContactPreferences } from '../../../src/features/contact-preferences/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LinkButton } from '../../admin/button.tsx';
import { addressKey, useShielded } from '../contact-preferences/read-preferences.ts';

/** A link to the list of mails to an address, with their delivery states. */
export function MailsLink({ to, className }: { to: string; className?: string | undefined }) {
  return (
    <LinkButton
      permission="mails.read"
      size="sm"
      variant="subtle"
      className={className}
      to="/admin/mail"
      search={{ q: to }}
      aria-label={`Mails to ${to}`}
    >
      <AdminIcon name="mail" size="sm" />
      Mails
    </LinkButton>
  );
}

/** `MailsLink` for a list of addresses; renders nothing while the address is hidden. */
export function ShieldedMailsLink({
  email,
  contactPreferences,
}: {
  email: string;
  contactPreferences: ContactPreferences | null;
}) {
  const isHidden = useShielded(addressKey(email), contactPreferences);
  return isHidden ? null : <MailsLink to={email} />;
}
