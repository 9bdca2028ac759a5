import { Badge } from '@mantine/core';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import type { ListCalls } from '../../../admin/keyed-entries/entry-calls.ts';
import { EntryList } from '../../../admin/keyed-entries/entry-list.tsx';
import { flag, text } from '../../../admin/list-search.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useAdminSearch } from '../../../admin/use-admin-search.ts';
import { useCan } from '../../../admin/use-can.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TypeDialog } from './type-dialog.tsx';
import type { TypeSettings } from './type-draft.ts';
import { describeMinutes, waysText } from './type-words.ts';
import styles from './types-page.module.css';

/** The key of the type that is edited, and a flag that a new one is added. */
export const TYPES_SEARCH = { open: text, new: flag };

/** The consultation types, in the order in which visitors choose from them. */
export function TypesPage() {
  const [search, onSearch] = useAdminSearch(TYPES_SEARCH);
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const settings = trpc.availability.settings.useQuery();
  const mayChange = useCan()('availability.change');
  const types = settings.data?.types ?? [];
  const hosts = settings.data?.hosts ?? [];
  const calls = useTypeCalls();
  const edited = types.find(({ key }) => key === search.open);
  const add = () => onSearch({ new: 1, open: undefined });
  const close = () => onSearch({ new: undefined, open: undefined });

  return (
    <Screen
      title="Consultations"
      lead="What clients can book, in the order shown to them."
      actions={
        <Button permission="availability.change" variant="filled" onClick={add}>
          <AdminIcon name="plus" />
          Add Type
        </Button>
      }
    >
      <QueryState
        query={settings}
        what="The list"
        isEmpty={() => types.length === 0}
        empty={
          <EmptyState title="No consultation types yet">
            <p>Visitors cannot book anything until there is one.</p>
          </EmptyState>
        }
      >
        {() => (
          <EntryList
            entries={types}
            calls={calls}
            deletionText="Visitors and staff can no longer book it. A type that has appointments cannot be deleted."
            badge={({ isPublic }) => !isPublic && <Badge>Staff only</Badge>}
            facts={(type) => <TypeFacts type={type} hosts={hosts} />}
            onEdit={(key) => onSearch({ open: key, new: undefined })}
          />
        )}
      </QueryState>
      {settings.data && search.new && mayChange && (
        <TypeDialog position={nextPosition(types)} hosts={hosts} zone={firm.zone} onClose={close} />
      )}
      {edited && (
        <TypeDialog
          key={edited.key}
          type={edited}
          position={edited.position}
          hosts={hosts}
          zone={firm.zone}
          onClose={close}
        />
      )}
    </Screen>
  );
}

function TypeFacts({
  type,
  hosts,
}: {
  type: TypeSettings;
  hosts: readonly { number: number; name: string | null; isActive: boolean }[];
}) {
  const { durationMinutes, noticeMinutes, priceLabel } = type;
  const by = hosts.filter(({ number, isActive }) => isActive && type.hosts.includes(number));
  const facts = [
    describeMinutes(durationMinutes),
    waysText(type),
    noticeMinutes > 0 && `${describeMinutes(noticeMinutes)} notice`,
    priceLabel,
  ];
  return (
    <>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {by.length > 0 ? (
        <p>Offered by {by.map(({ name }) => name ?? 'the firm as a whole').join(', ')}</p>
      ) : (
        <p className={styles.nobody}>Nobody offers it, so it cannot be booked.</p>
      )}
    </>
  );
}

function useTypeCalls(): ListCalls {
  const { client, availability, appointments } = trpc.useUtils();
  return {
    noun: 'Consultation type',
    permission: 'availability.change',
    order: (input) => client.availability.orderTypes.mutate(input),
    remove: (input) => client.availability.deleteType.mutate(input),
    refresh: () => Promise.all([availability.invalidate(), appointments.invalidate()]),
  };
}

const nextPosition = (types: readonly { position: number }[]) =>
  Math.max(0, ...types.map(({ position }) => position)) + 1;
