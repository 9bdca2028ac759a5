import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { flag, text } from '../../../admin/list-search.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useAdminSearch } from '../../../admin/use-admin-search.ts';
import { useCan } from '../../../admin/use-can.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import rows from '../../../ui/rows.module.css';
import { TypeDialog } from './type-dialog.tsx';
import { TypeRow } from './type-row.tsx';
import styles from './types-page.module.css';
import { useEditTypes } from './use-edit-types.ts';

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
  const edit = useEditTypes(types);
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
          <ol className={`${rows.box} ${rows.rows} ${styles.list}`}>
            {types.map((type, index) => (
              <TypeRow
                key={type.key}
                type={type}
                index={index}
                hosts={hosts}
                edit={edit}
                onEdit={() => onSearch({ open: type.key, new: undefined })}
              />
            ))}
          </ol>
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

const nextPosition = (types: readonly { position: number }[]) =>
  Math.max(0, ...types.map(({ position }) => position)) + 1;
