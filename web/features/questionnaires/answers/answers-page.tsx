import { Link } from '@tanstack/react-router';
import { STATE_LABELS } from '../../../../src/features/questionnaires/rules.ts';
import type {
  AnsweredQuestion,
  QuestionRequest,
} from '../../../../src/features/questionnaires/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Paper, PrintButton } from '../../../admin/paper.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useTitle } from '../../../admin/use-title.ts';
import { formatMoment } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { ConflictPanel } from '../../conflicts/conflict-panel.tsx';
import { useMailWords } from '../../email/use-mail-words.ts';
import styles from './answers.module.css';

/** A client's answers as a sheet to print, with the conflict check of the names that opens the questions. */
export function AnswersPage({ id }: { id: string }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const query = trpc.questionRequests.get.useQuery({ id });
  return (
    <Paper acts={query.data ? <Acts request={query.data} /> : null}>
      <QueryState query={query} what="The answers">
        {(request) => <Sheet request={request} zone={firm.zone} firmName={firm.name} />}
      </QueryState>
    </Paper>
  );
}

function Acts({ request }: { request: QuestionRequest }) {
  const { id, appointmentId, state } = request;
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const ask = useConfirm();
  const { questionRequests } = trpc.useUtils();
  const refresh = () => questionRequests.invalidate();
  const renewal = trpc.questionRequests.renew.useMutation(
    withToasts({
      success: `New link created. ${mailWords('The client gets it by mail.')}`,
      failure: 'Failed to create a new link',
      refresh,
    }),
  );
  const withdrawal = trpc.questionRequests.withdraw.useMutation(
    withToasts({
      success: 'Questions withdrawn',
      failure: 'Failed to withdraw the questions',
      refresh,
    }),
  );
  const withdraw = async () => {
    if (await ask(QUESTION)) withdrawal.mutate({ id });
  };
  return (
    <>
      {appointmentId && (
        <Link to="/admin/appointments" search={{ open: appointmentId }}>
          Appointment
        </Link>
      )}
      <Button
        permission="questions.change"
        pending={renewal.isPending}
        onClick={() => renewal.mutate({ id })}
      >
        Replace the Link
      </Button>
      {state !== 'withdrawn' && (
        <Button
          permission="questions.change"
          variant="subtle"
          pending={withdrawal.isPending}
          onClick={() => void withdraw()}
        >
          Withdraw
        </Button>
      )}
      <Button onClick={() => saveJson(request)}>Save as File</Button>
      <PrintButton />
    </>
  );
}

const QUESTION = {
  title: 'Withdraw these questions?',
  text: 'The client’s link stops working. What they have answered stays here.',
  action: 'Withdraw',
  keep: 'Keep them',
};

/** The same as `GET /api/admin/question-requests/{id}` returns. */
const saveJson = (request: QuestionRequest) =>
  saveFile(`answers-${request.id}.json`, 'application/json', JSON.stringify(request, null, 2));

function Sheet({
  request,
  zone,
  firmName,
}: {
  request: QuestionRequest;
  zone: string;
  firmName: string;
}) {
  const locale = useLocale();
  const { id, title, version, firstName, lastName, state, sentAt, changedAt, namesAt } = request;
  const name = `${firstName} ${lastName}`.trim();
  useTitle(`${title}: ${name}`);
  const moment = (at: string) => formatMoment(at, zone, locale);
  return (
    <article className={styles.sheet}>
      <p>
        {firmName}, {title}, version {version}
      </p>
      <h1 tabIndex={-1}>{name}</h1>
      <p>
        {STATE_LABELS[state]}
        {sentAt && <>: sent {moment(sentAt)}</>}
        {changedAt && <>, last changed {moment(changedAt)}</>}
      </p>
      <Names request={request} />
      {namesAt && (
        <div className={styles.check}>
          <ConflictPanel kind="questions" id={id} zone={zone} />
        </div>
      )}
      {request.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <dl>
            {section.questions.map((question) => (
              <AnswerRow key={question.key} question={question} moment={moment} />
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

function Names({ request: { names, namesAt, email } }: { request: QuestionRequest }) {
  const rows = [
    ['Full legal name', names.legalName],
    ['Former names', names.formerNames],
    ['Other person', names.otherName],
    ['Their lawyer', names.otherAttorney],
    ['Others involved', names.otherPeople],
    ['E-mail', email],
  ].filter(([, value]) => value);
  return (
    <section>
      <h2>Names</h2>
      {!namesAt && <p>The client has not given the names yet.</p>}
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AnswerRow({
  question: { title, text, isRequired, changes },
  moment,
}: {
  question: AnsweredQuestion;
  moment: (at: string) => string;
}) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {text || (isRequired ? 'Not answered yet' : '–')}
        {changes.map(({ at, from, to }) => (
          <p key={at} className={styles.change}>
            Changed {moment(at)}: <del>{from || 'no answer'}</del> <ins>{to || 'no answer'}</ins>
          </p>
        ))}
      </dd>
    </div>
  );
}
