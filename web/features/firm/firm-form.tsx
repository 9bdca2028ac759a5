import { useRef } from 'react';
import type { FirmSettings } from '../../../src/features/firm/schema.ts';
import { LinkButton } from '../../admin/button.tsx';
import { EditConflictNotice } from '../../admin/edit-conflict-notice.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { SaveBar } from '../../admin/save-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ClaimsSection } from './claims-section.tsx';
import { ErrorSummary } from './error-summary.tsx';
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
  const { firm, site } = trpc.useUtils();
  const form = useFirmForm(settings, () => requestAnimationFrame(() => summary.current?.focus()), {
    refresh: () => site.layout.invalidate(),
    onSaved: (saved) => firm.get.setData(undefined, saved),
    isGuarded: true,
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <div className={styles.sections}>
        <div ref={summary} tabIndex={-1} className={styles.summary}>
          <EditConflictNotice record={form} what="firm profile" action="Load the saved profile" />
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
      <SaveBar record={form} />
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
