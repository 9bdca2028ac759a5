import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { Note, Person } from '../../../../src/features/people/schema.ts';
import { deletionOf } from '../../../admin/crud-texts.ts';
import { IfCan } from '../../../admin/if-can.tsx';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { ListSearch, OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import rows from '../../../ui/rows.module.css';
import { PersonAgreements } from '../../agreements/admin/person-agreements.tsx';
import { useShielded } from '../../contact-preferences/read-preferences.ts';
import { PersonDocuments } from '../../documents/admin/person-documents.tsx';
import { RequestLines } from '../../questionnaires/answers/requests-section.tsx';
import { NoteDialog } from '../notes/note-dialog.tsx';
import { useDeleteNote } from '../notes/use-save-note.ts';
import { shownName } from '../shown-name.ts';
import { Contacts } from './contacts.tsx';
import { NextUp } from './next-up.tsx';
import { NoteComposer } from './note-composer.tsx';
import { PersonFields } from './person-fields.tsx';
import styles from './person-page.module.css';
import { SamePerson } from './same-person.tsx';
import { Timeline } from './timeline.tsx';

type Edited = { kind: Note['kind']; note?: Note };

/** The page of a person: contact details, next step, and timeline. */
export function PersonPage({
  id,
  search,
  onSearch,
}: {
  id: string;
  search: ListSearch;
  onSearch: OnSearch<ListSearch>;
}) {
  const query = trpc.people.get.useQuery({ id });
  const [edited, setEdited] = useState<Edited>();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const person = query.data;
  const isHidden = useShielded(person?.id ?? id, person?.contactPreferences ?? null);
  return (
    <Screen title={person ? shownName(person, isHidden) : 'Person'}>
      <QueryState query={query} what="This person">
        {(found) => (
          <div className={styles.columns}>
            <div className={styles.main}>
              <NextUp person={found} zone={firm.zone} />
              <NoteComposer
                key={found.id}
                personId={found.id}
                onCall={() => setEdited({ kind: 'call' })}
              />
              <History
                id={found.id}
                zone={firm.zone}
                search={search}
                onSearch={onSearch}
                onEdit={(note) => setEdited({ kind: note.kind, note })}
              />
            </div>
            <Details person={found} zone={firm.zone} />
          </div>
        )}
      </QueryState>
      {edited && person && (
        <NoteDialog
          personId={person.id}
          {...edited}
          zone={firm.zone}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Screen>
  );
}

function Details({ person, zone }: { person: Person; zone: string }) {
  const [isDirty, setDirty] = useState(false);
  const [edition, setEdition] = useState(0);
  const [shownAt, setShownAt] = useState(person.updatedAt);
  // A colleague's changes are shown at once, but never replace unsaved input.
  if (!isDirty && shownAt !== person.updatedAt) setShownAt(person.updatedAt);
  useUnsavedGuard(isDirty);
  const startAgain = () => setEdition((number) => number + 1);
  return (
    <Stack gap="1.25rem">
      <section className={rows.box} aria-label="Details">
        <div className={rows.head}>
          <h2>Details</h2>
        </div>
        <Contacts person={person} />
        <PersonFields
          key={`${person.id} ${shownAt} ${edition}`}
          person={person}
          zone={zone}
          onDirty={setDirty}
          onSaved={startAgain}
          onTakeTheirs={startAgain}
        />
      </section>
      <PersonDocuments personId={person.id} zone={zone} />
      <IfCan permission="questions.read">
        <section className={rows.box} aria-label="Questions">
          <div className={rows.head}>
            <h2>Questions</h2>
          </div>
          <Stack className={rows.body} gap="1rem">
            <RequestLines of={{ personId: person.id }} zone={zone} />
          </Stack>
        </section>
      </IfCan>
      <IfCan permission="agreements.read">
        <PersonAgreements personId={person.id} />
      </IfCan>
      <SamePerson person={person} />
    </Stack>
  );
}

function History({
  id,
  zone,
  search,
  onSearch,
  onEdit,
}: {
  id: string;
  zone: string;
  search: ListSearch;
  onSearch: OnSearch<ListSearch>;
  onEdit: (note: Note) => void;
}) {
  const list = trpc.people.timeline.useQuery({ id, cursor: search.cursor }, LIST_QUERY);
  const mayChange = useCan()('people.change');
  const ask = useConfirm();
  const remove = useDeleteNote();
  const onDelete = async (note: Note) => {
    const text = 'It disappears from the timeline for everybody.';
    if (await ask(deletionOf(note.kind, text))) remove.mutate({ id: note.id });
  };
  return (
    <div>
      <PagedList
        query={list}
        what="The timeline"
        filter={{}}
        empty={{
          title: 'No activity yet',
          text: mayChange
            ? 'Add a note or a call.'
            : 'Messages, bookings, notes and calls appear here.',
        }}
        noMatch={{ text: '' }}
        hasCount={false}
        onSearch={onSearch}
      >
        {(events) => (
          <Timeline
            events={events}
            zone={zone}
            onEdit={onEdit}
            onDelete={onDelete}
            isDeleting={(noteId) => remove.isPending && remove.variables.id === noteId}
          />
        )}
      </PagedList>
    </div>
  );
}
