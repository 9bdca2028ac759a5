import { TextInput } from '@mantine/core';
import type { z } from 'zod';
import type { calendarFeedSchema } from '../../../src/features/calendars/schema.ts';
import { Button } from '../../admin/button.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { useCan } from '../../admin/use-can.ts';
import { copyText } from '../../lib/copy-text.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFeedActions } from './use-feed-actions.ts';

export type Feed = z.output<typeof calendarFeedSchema>;
export type FeedOwner = { hostNumber: number; name: string };

/** The URL of a calendar feed: that of a person, or (without `owner`) that of all appointments. */
export function FeedAddress({ feed, owner }: { feed: Feed | null; owner?: FeedOwner }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { address, renew, revoke } = useFeedActions(feed, owner);
  const mayChange = useCan()('calendars.change');
  const what = owner ? 'Feed' : 'Address';
  const whose = owner && <span className="visually-hidden"> of {owner.name}</span>;
  return (
    <div className={styles.spaced}>
      {!feed && !mayChange && <p className="muted small">There is no feed yet.</p>}
      {feed && (
        <p className="small">
          {owner && 'Calendar feed: '}
          {feed.createdBy} created the address on{' '}
          {formatMoment(feed.createdAt, firm.zone, firm.formats.locale)}.{' '}
          {feed.lastReadAt
            ? `It was last read ${formatMoment(feed.lastReadAt, firm.zone, firm.formats.locale)}.`
            : 'It has not been read yet.'}
        </p>
      )}
      {feed && address && (
        <NewAddress
          label={owner ? `Feed of ${owner.name}` : 'Address of the feed'}
          address={address}
        />
      )}
      <div className={styles.buttons}>
        <Button
          permission="calendars.change"
          variant={feed || owner ? 'default' : 'filled'}
          pending={renew.isPending}
          onClick={() => void renew.ask()}
        >
          {feed ? 'Renew' : 'Create'} {what}
          {whose}
        </Button>
        {feed && (
          <Button
            permission="calendars.change"
            variant="outline"
            color="destructive"
            pending={revoke.isPending}
            onClick={() => void revoke.ask()}
          >
            Revoke {what}
            {whose}
          </Button>
        )}
      </div>
    </div>
  );
}

function NewAddress({ label, address }: { label: string; address: string }) {
  return (
    <div className={styles.address}>
      <TextInput
        label={label}
        description="Shown only once. Subscribe to it in your calendar app."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copyText(address, 'The address')}>Copy</Button>
    </div>
  );
}
