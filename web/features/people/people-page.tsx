import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import { usePeople } from './use-people.ts';

/** Who works here: profiles, hours and leave, in the order in which the site shows them. */
export function PeoplePage({ onOpen }: { onOpen: (slug: string) => void }) {
  const people = usePeople();
  const [isAdding, setAdding] = useState(false);
  return (
    <Screen
      title="People"
      lead="The attorneys in the order in which the site shows them; the first three are on the home page. Whoever takes consultations has hours of their own."
      actions={
        <Button variant="filled" onClick={() => setAdding(true)}>
          <AdminIcon name="plus" />
          Add Attorney
        </Button>
      }
    >
      <QueryState query={people} what="The list">
        {(data) => <PeopleList people={data} />}
      </QueryState>
      {isAdding && <AddPersonDialog onClose={() => setAdding(false)} onAdded={onOpen} />}
    </Screen>
  );
}
