import { Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useCan } from '../../admin/use-can.ts';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { ImportPeople } from './import/import-people.tsx';
import { TEMPLATE_ADDRESS } from './import/template.ts';
import { TeamList } from './team-list.tsx';
import { useTeam } from './use-team.ts';

const PhotosDialog = lazy(async () => ({
  default: (await import('./photo/photos-dialog.tsx')).PhotosDialog,
}));
const SameHoursDialog = lazy(async () => ({
  default: (await import('./same-hours-dialog.tsx')).SameHoursDialog,
}));

/** The page of the team: profiles, hours and leave, in the order in which the site shows the attorneys. */
export function TeamPage({ onOpen }: { onOpen: (slug: string) => void }) {
  const team = useTeam();
  const can = useCan();
  const [dialog, setDialog] = useState<'add' | 'hours' | 'photos'>();
  const close = () => setDialog(undefined);
  return (
    <Screen
      title="Team"
      lead="The attorneys in the order in which the site shows them; the first three are on the home page. Attorneys who take consultations have their own hours."
      actions={
        <>
          <ImportPeople>Import</ImportPeople>
          <Button permission="team.change" variant="filled" onClick={() => setDialog('add')}>
            <AdminIcon name="plus" />
            Add Attorney
          </Button>
        </>
      }
      more={
        (can('team.change') || can('availability.change')) && (
          <>
            <IfCan permission="availability.change">
              <Menu.Item onClick={() => setDialog('hours')}>Same hours for several…</Menu.Item>
            </IfCan>
            <IfCan permission="team.change">
              <Menu.Item onClick={() => setDialog('photos')}>Photos from a ZIP file…</Menu.Item>
              <Menu.Item component="a" href={TEMPLATE_ADDRESS} download="people.csv">
                Template for the import
              </Menu.Item>
            </IfCan>
          </>
        )
      }
    >
      <QueryState query={team} what="The list">
        {(data) => <TeamList team={data} />}
      </QueryState>
      {dialog === 'add' && <AddMemberDialog onClose={close} onAdded={onOpen} />}
      <Suspense>
        {dialog === 'hours' && team.data && <SameHoursDialog team={team.data} onClose={close} />}
        {dialog === 'photos' && <PhotosDialog onClose={close} />}
      </Suspense>
    </Screen>
  );
}
