import { TextInput } from '@mantine/core';
import type { QuickExitSettings } from '../../../../../src/features/quick-exit/schema.ts';
import { EditConflictNotice } from '../../../../admin/edit-conflict-notice.tsx';
import { ReadOnlyUnless } from '../../../../admin/read-only.tsx';
import { SaveBar } from '../../../../admin/save-bar.tsx';
import type { OnDirty } from '../../../../admin/use-report-dirty.ts';
import { Section } from '../../../firm/section.tsx';
import { HotlinesSection } from './hotlines-section.tsx';
import { PlacesSection } from './places-section.tsx';
import styles from './quick-exit.module.css';
import { useExitForm } from './use-exit-form.ts';

/** The settings as one form, which is saved as a whole. */
export function QuickExitForm({
  loaded,
  onDirty,
}: {
  loaded: QuickExitSettings;
  onDirty: OnDirty;
}) {
  const form = useExitForm(loaded, onDirty);
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <EditConflictNotice record={form} what="settings" action="Load the saved settings" />
      <ReadOnlyUnless permission="site.change">
        <PlacesSection form={form} />
        <Section
          title="Where it leads"
          lead="An everyday website, such as a weather site, that needs no sign-in. It does not learn where the visitor comes from."
        >
          <TextInput
            {...form.getInputProps('neutralUrl')}
            label="Address of the neutral website"
            type="url"
            placeholder="https://"
            required
          />
        </Section>
        <HotlinesSection form={form} />
      </ReadOnlyUnless>
      <SaveBar record={form} />
    </form>
  );
}
