import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { TeamList } from './team-list.tsx';
import { useTeam } from './use-team.ts';

/** The page of the team: profiles, hours and leave, in the order in which the site shows the attorneys. */
export function TeamPage({ onOpen }: { onOpen: (slug: string) => void }) {
  const team = useTeam();
  const [isAdding, setAdding] = useState(false);
  return (
    <Screen
      title="Team"
      lead="The attorneys in the order in which the site shows them; the first three are on the home page. Attorneys who take consultations have their own hours."
      actions={
        <Button permission="team.change" variant="filled" onClick={() => setAdding(true)}>
          <AdminIcon name="plus" />
          Add Attorney
        </Button>
      }
    >
      <QueryState query={team} what="The list">
        {(data) => <TeamList team={data} />}
      </QueryState>
      {isAdding && <AddMemberDialog onClose={() => setAdding(false)} onAdded={onOpen} />}
    </Screen>
  );
}
