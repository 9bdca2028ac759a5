import { Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { IMPORT_TEMPLATE } from '../../../src/features/team/import/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { FileButton } from '../../admin/file-button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useCan } from '../../admin/use-can.ts';
import { AddMemberDialog } from './add-member-dialog.tsx';
import type { ReadFile } from './import/import-dialog.tsx';
import { useReadPeople } from './import/use-read-people.ts';
import { TeamList } from './team-list.tsx';
import { useTeam } from './use-team.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('./import/import-dialog.tsx')).ImportDialog,
}));
const PhotosDialog = lazy(async () => ({
  default: (await import('./photo/photos-dialog.tsx')).PhotosDialog,
}));
const SameHoursDialog = lazy(async () => ({
  default: (await import('./same-hours-dialog.tsx')).SameHoursDialog,
}));

const TEMPLATE_ADDRESS = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${IMPORT_TEMPLATE}`)}`;

/** The page of the team: profiles, hours and leave, in the order in which the site shows the attorneys. */
export function TeamPage({ onOpen }: { onOpen: (slug: string) => void }) {
  const team = useTeam();
  const can = useCan();
  const [dialog, setDialog] = useState<'add' | 'hours' | 'photos' | ReadFile>();
  const reading = useReadPeople(setDialog);
  const close = () => setDialog(undefined);
  return (
    <Screen
      title="Team"
      lead="The attorneys in the order in which the site shows them; the first three are on the home page. Attorneys who take consultations have their own hours."
      actions={
        <>
          <FileButton
            permission="team.change"
            accept=".csv,text/csv"
            name="import-people"
            pending={reading.isPending}
            onFile={reading.read}
          >
            Import
          </FileButton>
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
        {typeof dialog === 'object' && <ImportDialog file={dialog} onClose={close} />}
      </Suspense>
    </Screen>
  );
}
