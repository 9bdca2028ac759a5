import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import type { FirmSettings } from '../../../../src/features/firm/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { fieldName } from '../../firm/field-path.ts';
import { FirmField } from '../../firm/firm-field.tsx';
import { useFieldLabels } from '../../firm/use-field-labels.ts';
import { useFirmForm } from '../../firm/use-firm-form.ts';
import styles from './readiness.module.css';

const FACTS = {
  firm: { title: 'Who is the firm?', paths: ['name', 'phone', 'email'] },
  legal: {
    title: 'Details for the legal texts',
    paths: ['responsibleAttorney', 'barNumber', 'street', 'city', 'postalCode', 'email', 'phone'],
  },
} as const;

const TYPES: Readonly<Record<string, string>> = { phone: 'tel', email: 'email' };

/** Dialog for the fields of the firm profile that an item of the checklist is about. */
export function FirmFactsDialog({
  facts,
  onClose,
}: {
  facts: keyof typeof FACTS;
  onClose: () => void;
}) {
  const query = trpc.firm.get.useQuery();
  if (query.data) return <Loaded facts={facts} settings={query.data} onClose={onClose} />;
  return (
    <Dialog title={FACTS[facts].title} onClose={onClose}>
      <QueryState query={query} what="The firm profile">
        {() => null}
      </QueryState>
    </Dialog>
  );
}

function Loaded({
  facts,
  settings,
  onClose,
}: {
  facts: keyof typeof FACTS;
  settings: FirmSettings;
  onClose: () => void;
}) {
  const labels = useFieldLabels();
  const { title, paths } = FACTS[facts];
  const id = useId();
  const utils = trpc.useUtils();
  const fields = useRef<HTMLFormElement>(null);
  const form = useFirmForm(
    settings,
    () =>
      requestAnimationFrame(() =>
        fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      ),
    {
      refresh: () =>
        Promise.all([
          utils.firm.get.invalidate(),
          utils.site.layout.invalidate(),
          utils.setup.state.invalidate(),
        ]),
      onSaved: onClose,
    },
  );
  const hasOtherErrors = Object.keys(form.errors).some(
    (path) => !paths.some((shown) => shown === path),
  );
  return (
    <Dialog
      title={title}
      isDirty={form.isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={form.isPending}>
            Save
          </Button>
        </>
      )}
    >
      <form
        id={id}
        ref={fields}
        className={styles.fields}
        noValidate
        onSubmit={form.form.onSubmit((input, draft) => form.save(input, draft))}
      >
        {hasOtherErrors && (
          <Notice tone="danger" icon="alert" role="alert">
            <p>
              Another field of the profile has an error. <Link to="/admin/firm">Edit the firm</Link>
            </p>
          </Notice>
        )}
        {paths.map((path) => (
          <FirmField
            key={path}
            form={form}
            path={path}
            label={fieldName(path, labels)}
            type={TYPES[path] ?? 'text'}
          />
        ))}
      </form>
    </Dialog>
  );
}
