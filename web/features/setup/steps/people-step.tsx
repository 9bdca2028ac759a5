import { Badge, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import { Section } from '../../firm/section.tsx';
import { AddMemberDialog } from '../../team/add-member-dialog.tsx';
import { ImportPeople } from '../../team/import/import-people.tsx';
import { TEMPLATE_ADDRESS } from '../../team/import/template.ts';
import styles from '../setup.module.css';
import { StepButtons } from '../step-form.tsx';
import { useRemoveSamples } from '../use-remove-samples.ts';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';

/** The step for the attorneys: staff add their own and remove the invented ones. */
export function PeopleStep({ setup }: StepProps) {
  const nav = useSetup('people');
  const people = trpc.attorneys.list.useQuery();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <div className={styles.step}>
        <SamplePeople setup={setup} />
        <Section
          title="Attorneys"
          lead={
            <>
              Name, title and languages now; photo and hours under Team. A list of many people is
              imported at once, with their offices and hours:{' '}
              <a href={TEMPLATE_ADDRESS} download="people.csv">
                template of the file
              </a>
              .
            </>
          }
          action={
            <Group gap="0.5rem">
              <ImportPeople size="sm">Import a File</ImportPeople>
              <Button permission="team.change" size="sm" onClick={() => setAdding(true)}>
                <AdminIcon name="plus" size="sm" />
                Add Attorney
              </Button>
            </Group>
          }
        >
          <QueryState
            query={people}
            what="The list"
            isEmpty={(list) => list.length === 0}
            empty={
              <p className="muted">No attorneys yet. The site shows none until you add one.</p>
            }
          >
            {(list) => (
              <ul className={`${rows.rows} ${styles.people}`}>
                {list.map(({ slug, name, role, languages, isActive }) => (
                  <li key={slug}>
                    <p className={rows.who}>
                      <Link to="/admin/team/$slug" params={{ slug }}>
                        {name}
                      </Link>
                      {setup.sampleAttorneys.includes(slug) && <Badge>Sample</Badge>}
                      {!isActive && <Badge color="warning">Not on the site</Badge>}
                    </p>
                    <p className="muted small">
                      {role} · {languages.join(', ')}
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </QueryState>
        </Section>
      </div>
      <StepButtons nav={nav} isSaving={false} onContinue={() => void nav.finish()} />
      {isAdding && (
        <AddMemberDialog
          onClose={() => setAdding(false)}
          onAdded={() => {
            // Nothing else to do: the step shows the list, to which the person has been added.
          }}
        />
      )}
    </>
  );
}

/** Offers to remove the attorneys of the demo content. */
function SamplePeople({ setup }: Pick<StepProps, 'setup'>) {
  const { remove, isPending } = useRemoveSamples(setup.samples);
  const { attorneys } = setup.samples;
  if (attorneys === 0) return null;
  return (
    <Notice tone="warning" icon="alert">
      <p>
        {attorneys === 1
          ? 'One of these people came with the site and is invented.'
          : `${attorneys} of these people came with the site and are invented.`}
      </p>
      <Button
        permission="setup.change"
        size="sm"
        pending={isPending}
        onClick={() => void remove(['attorneys'])}
      >
        {attorneys === 1 ? 'Remove the sample attorney' : 'Remove the sample attorneys'}
      </Button>
    </Notice>
  );
}
