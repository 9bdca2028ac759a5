import { TextInput } from '@mantine/core';
import { useId } from 'react';
import type { Person } from '../../../src/features/privacy/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { EraseChoices } from './erase-choices.tsx';
import { ELSEWHERE } from './erased-notice.tsx';
import styles from './privacy-page.module.css';
import { RECORD_WORDS } from './record-words.ts';
import { useErasing } from './use-erasing.ts';

/** Lists what is deleted and what is kept, and requires typing the address to confirm. */
export function EraseDialog({
  zone,
  ...erasing
}: Parameters<typeof useErasing>[0] & { zone: string }) {
  const { person, onClose } = erasing;
  const id = useId();
  const { form, root, isMissing, isPending, submit } = useErasing(erasing);
  return (
    <Dialog
      title="Erase this person?"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="outline" color="destructive" pending={isPending}>
            Erase for good
          </Button>
        </>
      }
    >
      <form ref={root} id={id} className={styles.erase} noValidate onSubmit={submit}>
        <Fates person={person} />
        <EraseChoices person={person} zone={zone} form={form} isMissing={isMissing} />
        <p className="muted small">{ELSEWHERE}</p>
        <TextInput
          {...form.getInputProps('confirmation')}
          required
          label={`Type ${person.email} to confirm`}
          description="This cannot be undone."
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
              {RECORD_WORDS[kind].title} <span className="num">{count}</span>
            </dt>
            <dd>{RECORD_WORDS[kind].fate}</dd>
          </div>
        ))}
    </dl>
  );
}
