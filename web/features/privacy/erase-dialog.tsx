import { type FormEvent, useId, useRef, useState } from 'react';
import { CLIENT_FILE_YEARS } from '../../../src/privacy/rules.ts';
import type { Erased, Person } from '../../../src/privacy/schema.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTold } from '../admin/use-told.ts';
import { ELSEWHERE } from './erased-notice.tsx';
import styles from './privacy-page.module.css';
import { TRACE_WORDS } from './trace-words.ts';

const loadSchema = async () => (await import('../../../src/privacy/schema.ts')).erasePersonForm;

/** Says what goes and what stays, and wants the address typed before it goes. */
export function EraseDialog({
  person,
  zone,
  onClose,
  onLookAgain,
  onErased,
}: {
  person: Person;
  zone: string;
  onClose: () => void;
  onLookAgain: () => void;
  onErased: (erased: Erased) => void;
}) {
  const id = useId();
  const { form, root, choices, setChoices, isMissing, isPending, submit } = useErasing({
    person,
    onClose,
    onLookAgain,
    onErased,
  });
  return (
    <Dialog
      title="Erase this person?"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="danger" pending={isPending}>
            Erase for good
          </Button>
        </>
      }
    >
      <form
        ref={root}
        id={id}
        className={styles.erase}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Fates person={person} />
        <Choices
          person={person}
          zone={zone}
          choices={choices}
          isMissing={isMissing}
          onChoose={setChoices}
        />
        <p className="muted small">{ELSEWHERE}</p>
        <TextField
          form={form}
          name="confirmation"
          label={`Type ${person.email} to confirm`}
          hint="This cannot be taken back."
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}

function Fates({ person: { kinds } }: { person: Person }) {
  return (
    <dl className={styles.fates}>
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <div key={kind}>
            <dt>
              {TRACE_WORDS[kind].title} <span className="num">{count}</span>
            </dt>
            <dd>{TRACE_WORDS[kind].fate}</dd>
          </div>
        ))}
    </dl>
  );
}

type Choices = { cancelUpcoming: boolean; keepClientFile: boolean };

function Choices({
  person: { upcoming, clientFile },
  zone,
  choices,
  isMissing,
  onChoose,
}: {
  person: Person;
  zone: string;
  choices: Choices;
  /** Whether somebody went on without the choice that it takes. */
  isMissing: boolean;
  onChoose: (choices: Choices) => void;
}) {
  const id = useId();
  const starts = upcoming.map(({ scheduledDate }) => formatMoment(scheduledDate, zone));
  const keptUntil = clientFile
    .map((each) => each.keptUntil)
    .sort()
    .at(-1);
  return (
    <>
      {starts.length > 0 && (
        <div className={styles.choice}>
          <Checkbox
            checked={choices.cancelUpcoming}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? id : undefined}
            onChange={(event) => onChoose({ ...choices, cancelUpcoming: event.target.checked })}
          >
            <b>Give up what is still to come:</b> {starts.join('; ')}. No mail goes out: tell them
            yourself, or cancel under Appointments first.
          </Checkbox>
          {isMissing && <p id={id}>Tick this, or cancel first.</p>}
        </div>
      )}
      {keptUntil && (
        <Checkbox
          checked={choices.keepClientFile}
          onChange={(event) => onChoose({ ...choices, keepClientFile: event.target.checked })}
        >
          <b>
            Keep {clientFile.length === 1 ? 'the appointment' : `${clientFile.length} appointments`}{' '}
            that took place
          </b>{' '}
          as the file of a client, for {CLIENT_FILE_YEARS} years after each: at the longest until{' '}
          {formatDate(keptUntil, zone)}. Then they are deleted by themselves.
        </Checkbox>
      )}
    </>
  );
}

function useErasing({
  person: { email, seen, upcoming },
  onClose,
  onLookAgain,
  onErased,
}: {
  person: Person;
  onClose: () => void;
  onLookAgain: () => void;
  onErased: (erased: Erased) => void;
}) {
  const form = useForm(loadSchema, { confirmation: '' });
  const root = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>({ cancelUpcoming: false, keepClientFile: true });
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && upcoming.length > 0 && !choices.cancelUpcoming;
  const told = useTold();
  const { mutate, isPending } = trpc.privacy.erase.useMutation(
    told({
      failure: 'Failed to erase',
      onSuccess: (erased: Erased) => {
        onClose();
        onErased(erased);
      },
      onError: (error) => {
        const refusal = apiErrorOf(error);
        form.showErrors(refusal?.fieldErrors ?? {});
        focusFirstError(root.current);
        if (refusal?.reason !== 'changed_meanwhile') return;
        onClose();
        onLookAgain();
      },
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const typed = root.current && (await form.submit(root.current));
    const isOpen = upcoming.length > 0 && !choices.cancelUpcoming;
    if (!typed || isOpen) return focusFirstError(root.current);
    if (typed.confirmation.toLowerCase() !== email.toLowerCase()) {
      form.showErrors({ confirmation: ['This is not the address above'] });
      return focusFirstError(root.current);
    }
    mutate({ email, seen, ...typed, ...choices });
  };
  return { form, root, choices, setChoices, isMissing, isPending, submit };
}
