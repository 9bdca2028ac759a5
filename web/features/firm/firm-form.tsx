import { useRef } from 'react';
import type { FirmSettings } from '../../../src/features/firm/schema.ts';
import { Button, LinkButton } from '../../admin/button.tsx';
import { EditConflictNotice } from '../../admin/edit-conflict-notice.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { ClaimsSection } from './claims-section.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { inputOf } from './firm-draft.ts';
import styles from './firm-form.module.css';
import { FirmPreview } from './firm-preview.tsx';
import { HoursSection } from './hours-section.tsx';
import { AdvertisingSection, LinksSection } from './links-section.tsx';
import { NameSection } from './name-section.tsx';
import { Section } from './section.tsx';
import { useFirmForm } from './use-firm-form.ts';

/** The profile as one form that is saved as a whole. */
export function FirmForm({ settings }: { settings: FirmSettings }) {
  const summary = useRef<HTMLDivElement>(null);
  const form = useFirmForm(settings, () => requestAnimationFrame(() => summary.current?.focus()));
  const { hasChanges } = form;
  const { firm, site } = trpc.useUtils();
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const publish = usePublish();
  useUnsavedGuard(hasChanges);

  const saving = trpc.firm.update.useMutation(
    withToasts({
      success: 'Firm profile saved',
      failure: 'Failed to save the firm profile',
      refresh: () => site.layout.invalidate(),
    }),
  );
  const isStale = apiErrorOf(saving.error)?.reason === 'edited_meanwhile';

  const save = form.onSubmit(async (_, draft) => {
    const input = inputOf(draft, form.saved.updatedAt);
    const saved = await publish((advertisingReason) =>
      saving.mutateAsync({ ...input, advertisingReason }),
    );
    firm.get.setData(undefined, saved);
    form.restart(saved);
  });
  const cancel = async () => {
    const isConfirmed = await ask({
      title: 'Discard your changes?',
      text: 'The form returns to the saved values.',
      action: 'Discard',
      keep: 'Keep editing',
    });
    if (!isConfirmed) return;
    saving.reset();
    form.restart(form.saved);
  };
  const takeTheirs = async () => {
    const theirs = await firm.get.fetch(undefined, { staleTime: 0 });
    saving.reset();
    form.restart(theirs);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => (hasChanges ? save(event) : event.preventDefault())}
    >
      <div className={styles.sections}>
        <div ref={summary} tabIndex={-1} className={styles.summary}>
          <EditConflictNotice
            record={{ isStale, takeTheirs }}
            what="firm profile"
            action="Load the saved profile"
          />
          <ErrorSummary errors={form.errors} />
        </div>
        <ReadOnlyUnless permission="firm.change">
          <NameSection form={form} />
          <HoursSection form={form} />
          <PeopleSection />
          <ClaimsSection form={form} />
          <LinksSection form={form} />
          <AdvertisingSection form={form} />
        </ReadOnlyUnless>
      </div>
      <FirmPreview draft={form.draft} />
      {hasChanges && (
        <div className={styles.bar}>
          <p role="status">Unsaved changes</p>
          <Button onClick={() => void cancel()}>Cancel</Button>
          <Button type="submit" variant="filled" pending={saving.isPending}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}

/** A note that links to the page where the attorneys are edited. */
function PeopleSection() {
  return (
    <Section
      title="Attorneys"
      lead="Profiles, hours and leave are edited in a separate section."
      action={
        <LinkButton size="sm" to="/admin/team">
          Open Team
        </LinkButton>
      }
    />
  );
}
