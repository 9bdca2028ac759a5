import { APPOINTMENT_SORTS } from '../../../../src/features/appointments/admin/rules.ts';
import { sortsOf } from '../../../../src/platform/pagination/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import { ListControls } from '../../../admin/list/list-controls.tsx';
import { useList } from '../../../admin/list/use-list.ts';
import { WaitingList } from '../waits/admin/waiting-list.tsx';
import { AppointmentDays } from './appointment-days.tsx';
import { APPOINTMENTS, PAST_OPEN } from './appointment-definitions.ts';
import { AppointmentFilters } from './appointment-filters.tsx';
import styles from './appointment-list.module.css';
import type { Tool } from './more-items.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

type Props = {
  actions: AppointmentActions;
  /** The tools that staff have asked for. */
  tools: readonly Tool[];
};

const ORDERS = {
  start: 'Soonest first',
  '-start': 'Latest first',
  name: 'By name',
  '-name': 'By name, from Z',
} as const;
const SORTS = sortsOf(APPOINTMENT_SORTS);

/** The list of appointments with its filters. */
export function AppointmentList({ actions, tools }: Props) {
  const list = useList(APPOINTMENTS);
  const { search, onSearch, settings, filter, sort } = list;
  const usual = search.order ? '-start' : 'start';
  if (search.view === 'over') return <PastOpenList actions={actions} />;
  if (search.view === 'waiting') {
    return (
      <>
        <AppointmentFilters search={search} onSearch={onSearch} />
        <WaitingList onOpen={(open) => onSearch({ open })} />
      </>
    );
  }
  return (
    <>
      <AppointmentFilters search={search} onSearch={onSearch} />
      {(tools.includes('views') || search.sort || settings.views.length > 0) && (
        <div className={styles.views}>
          <ChoiceSelect
            isWord
            aria-label="Order"
            value={search.sort ?? usual}
            data={SORTS.map((value) => ({ value, label: ORDERS[value] }))}
            onChange={(chosen) =>
              onSearch({ sort: SORTS.find((each) => each === chosen && each !== usual) })
            }
          />
          <ListControls
            columns={list.columns}
            settings={settings}
            search={{ ...filter, sort: sort?.value }}
            onSearch={onSearch}
          />
        </div>
      )}
      <AppointmentDays
        list={list}
        isSelecting={tools.includes('select') || filter.order === 'all'}
        emptyAction={
          !filter.order && (
            <Button onClick={() => onSearch({ order: 'all' })}>Show past ones too</Button>
          )
        }
        actions={actions}
      />
    </>
  );
}

/** Past appointments that are neither completed nor cancelled. Uses the same layout as the main list. */
function PastOpenList({ actions }: Pick<Props, 'actions'>) {
  const list = useList(PAST_OPEN);
  return (
    <>
      <AppointmentFilters search={{ view: 'over' }} onSearch={list.onSearch as never} />
      <AppointmentDays list={list} isSelecting actions={actions} />
    </>
  );
}
