import type { z } from 'zod';
import type { subscriberSchema } from '../../../../src/features/newsletter/subscribers/schema.ts';
import type { ListColumn } from '../../../admin/list/list-features.ts';
import { ListTime } from '../../../admin/list/list-time.tsx';
import { RowName } from '../../../admin/list/open-button.tsx';
import { selectColumn } from '../../../admin/list/select-column.tsx';
import { ClientLanguage } from '../../client-languages/client-language.tsx';
import { addressKey, isShielded } from '../../contact-preferences/read-preferences.ts';
import { ShieldedAddress } from '../../contact-preferences/shielded-address.tsx';
import { ShieldedMailsLink } from '../../email/mails-link.tsx';

export type Subscriber = z.output<typeof subscriberSchema>;

const LANGUAGE: ListColumn<Subscriber> = {
  id: 'language',
  header: 'Language',
  cell: ({ row: { original } }) => (
    <ClientLanguage kind="subscriber" id={original.id} language={original.clientLanguage} />
  ),
};

/** The columns for a site with several languages. */
export const columnsWithLanguage = (zone: string): ListColumn<Subscriber>[] => [
  ...subscriberColumns(zone),
  LANGUAGE,
];

/** The columns of the list of subscribers. */
export const subscriberColumns = (zone: string): ListColumn<Subscriber>[] => [
  selectColumn(
    ({ email, contactPreferences }) =>
      isShielded(addressKey(email), contactPreferences) ? 'a hidden address' : email,
    'subscribers.change',
  ),
  {
    id: 'email',
    header: 'E-mail',
    enableHiding: false,
    cell: ({ row }) => (
      <RowName>
        <ShieldedAddress {...row.original} />
      </RowName>
    ),
  },
  {
    id: 'mails',
    header: 'Mails',
    cell: ({ row }) => <ShieldedMailsLink {...row.original} />,
  },
  {
    id: 'subscribed',
    header: 'Subscribed',
    cell: ({ row }) => <ListTime instant={row.original.consentedAt} zone={zone} />,
  },
  {
    id: 'confirmed',
    header: 'Confirmed',
    cell: ({ row: { original } }) =>
      original.confirmedAt && <ListTime instant={original.confirmedAt} zone={zone} />,
  },
];
