import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import type { calendarFeedSchema } from '../../../src/features/calendars/schema.ts';
import { Button } from '../../admin/button.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { QueryState } from '../../admin/query-state.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { copyText } from '../../lib/copy-text.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import rows from '../../ui/rows.module.css';

type Feed = z.output<typeof calendarFeedSchema>;

/** The address of the calendar feed with all appointments, for the calendar programs of staff. */
export function CalendarFeed() {
  const query = trpc.calendars.feed.useQuery();
  return (
    <section className={rows.box} aria-labelledby="calendar-feed">
      <div className={rows.head}>
        <h2 id="calendar-feed">Calendar feed</h2>
      </div>
      <div className={`${styles.feed} ${styles.spaced}`}>
        <p className="muted small">
          An address for calendar programs: it shows all appointments from a month ago to a year
          ahead, and changes nothing. Whoever has it reads them without signing in.
        </p>
        <QueryState query={query} what="The feed">
          {(feed) => <FeedState feed={feed} />}
        </QueryState>
      </div>
    </section>
  );
}

function FeedState({ feed }: { feed: Feed | null }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { address, renew, revoke } = useFeedActs(feed);
  return (
    <div className={styles.spaced}>
      {feed && (
        <p className="small">
          {feed.createdBy} made the address on {formatMoment(feed.createdAt, firm.zone)}.{' '}
          {feed.lastReadAt
            ? `It was last read ${formatMoment(feed.lastReadAt, firm.zone)}.`
            : 'Nobody has read it yet.'}
        </p>
      )}
      {feed && address && <NewAddress address={address} />}
      <div className={styles.buttons}>
        <Button
          variant={feed ? 'default' : 'filled'}
          pending={renew.isPending}
          onClick={() => void renew.ask()}
        >
          {feed ? 'Renew Address' : 'Create Address'}
        </Button>
        {feed && (
          <Button
            variant="outline"
            color="destructive"
            pending={revoke.isPending}
            onClick={() => void revoke.ask()}
          >
            End Address
          </Button>
        )}
      </div>
    </div>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <div className={styles.address}>
      <TextInput
        label="Address of the feed"
        description="Shown this once. Give it to your calendar program as a calendar from the internet."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copyText(address, 'The address')}>Copy</Button>
    </div>
  );
}

function useFeedActs(feed: Feed | null) {
  const [address, setAddress] = useState<string>();
  const told = useMutationToasts();
  const ask = useConfirm();
  const utils = trpc.useUtils();
  const refresh = () => utils.calendars.feed.invalidate();
  const renew = trpc.calendars.renewFeed.useMutation(
    told({
      success: 'The feed has a new address',
      failure: 'Failed to make an address',
      refresh,
      onSuccess: (made: { address: string }) => setAddress(made.address),
    }),
  );
  const revoke = trpc.calendars.revokeFeed.useMutation(
    told({ success: 'The address is ended', failure: 'Failed to end the address', refresh }),
  );
  const warned = (title: string, action: string) =>
    ask({
      title,
      text: 'Calendar programs that have it now show no appointments any more.',
      action,
      keep: 'Keep it',
    });
  return {
    address,
    renew: {
      isPending: renew.isPending,
      ask: async () => {
        if (!feed || (await warned('Give the feed another address?', 'Renew'))) renew.mutate();
      },
    },
    revoke: {
      isPending: revoke.isPending,
      ask: async () => {
        if (await warned('End the address of the feed?', 'End')) revoke.mutate();
      },
    },
  };
}
