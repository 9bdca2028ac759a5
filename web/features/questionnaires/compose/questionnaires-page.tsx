import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedQuestionnaire } from '../../../../src/features/questionnaires/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import rows from '../../../ui/rows.module.css';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import styles from './compose.module.css';

/** The questionnaires of the firm. */
export function QuestionnairesPage() {
  const list = trpc.questionnaires.list.useQuery();
  const [isAdding, setAdding] = useState(false);
  return (
    <Screen
      title="Questions"
      lead="What you ask clients before you meet. It begins with the names of both sides, and goes on once there is no conflict."
      actions={
        <Button permission="questionnaires.change" variant="filled" onClick={() => setAdding(true)}>
          <AdminIcon name="plus" />
          Add Questionnaire
        </Button>
      }
    >
      <div className={rows.box}>
        <QueryState
          query={list}
          what="The list"
          isEmpty={(all) => all.length === 0}
          empty={
            <div className={styles.empty}>
              <EmptyState title="No questionnaire yet">
                <p className="muted">Begin with one of six, or with an empty one.</p>
              </EmptyState>
            </div>
          }
        >
          {(all) => (
            <ul className={rows.rows}>
              {all.map((each) => (
                <Row key={each.id} questionnaire={each} />
              ))}
            </ul>
          )}
        </QueryState>
      </div>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function Row({ questionnaire }: { questionnaire: ListedQuestionnaire }) {
  const { id, title, questions, publishedNumber, isArchived } = questionnaire;
  return (
    <li>
      <p className={rows.who}>
        <Link to="/admin/questions/$id" params={{ id }}>
          {title}
        </Link>
      </p>
      <p className="muted small">
        {questions} {questions === 1 ? 'question' : 'questions'},{' '}
        {publishedNumber === null ? 'not published yet' : `version ${publishedNumber} is published`}
        {isArchived && ', archived'}
        <SentAfter questionnaire={questionnaire} />
      </p>
    </li>
  );
}

function SentAfter({
  questionnaire: { sendsAfterBooking, consultationTypes, isArchived },
}: {
  questionnaire: ListedQuestionnaire;
}) {
  const { labelOf } = useConsultationTypes();
  if (!sendsAfterBooking || isArchived || consultationTypes.length === 0) return null;
  return <>. Sent after a booking of: {consultationTypes.map(labelOf).join(', ')}</>;
}

/** Adds a questionnaire with the texts of a preset. */
function AddDialog({ onClose }: { onClose: () => void }) {
  const presets = trpc.questionnaires.presets.useQuery();
  const navigate = useNavigate();
  const withToasts = useMutationToasts();
  const { questionnaires } = trpc.useUtils();
  const creation = trpc.questionnaires.create.useMutation(
    withToasts({
      success: 'Questionnaire added',
      failure: 'Failed to add the questionnaire',
      refresh: () => questionnaires.invalidate(),
      onSuccess: ({ id }) => void navigate({ to: '/admin/questions/$id', params: { id } }),
    }),
  );
  return (
    <Dialog
      title="Add Questionnaire"
      onClose={onClose}
      lead={
        <p className="muted small">
          Each is in English and Spanish. Read it, change it, and publish it: until then nobody gets
          it.
        </p>
      }
    >
      <QueryState query={presets} what="The list">
        {(offered) => (
          <div className={styles.presets}>
            {[...offered, { key: '', title: 'Empty' }].map(({ key, title }) => (
              <Button
                key={key}
                pending={creation.isPending && (creation.variables.preset ?? '') === key}
                onClick={() => creation.mutate({ preset: key || null })}
              >
                {title}
              </Button>
            ))}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
