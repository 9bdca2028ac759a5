import { Checkbox } from '@mantine/core';
import { PLACES } from '../../../../../src/features/quick-exit/rules.ts';
import { Section } from '../../../firm/section.tsx';
import { usePracticeAreaOptions } from '../../../practice-areas/use-practice-area-options.ts';
import styles from './quick-exit.module.css';
import type { ExitForm } from './use-exit-form.ts';

/** The pages on which the quick exit is shown. */
export function PlacesSection({ form }: { form: ExitForm }) {
  const areas = usePracticeAreaOptions().including(...form.saved.practiceAreas);
  return (
    <Section
      title="Where it is offered"
      lead="“Leave this page” makes a page blank at once and opens an unrelated website, for visitors who must not be seen reading about a lawyer. It is at the top of these pages, and in the dialogs that open on them. The page “Leaving this site quickly” explains it."
    >
      <fieldset className={styles.choices}>
        <legend>Pages</legend>
        {PLACES.map(({ key, label }) => (
          <Checkbox
            key={key}
            {...form.getInputProps(`places.${key}`, { type: 'checkbox' })}
            label={label}
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Pages about a practice area</legend>
        {areas.map(({ value, label }) => (
          <Checkbox
            key={value}
            {...form.getInputProps(`practiceAreas.${value}`, { type: 'checkbox' })}
            label={label}
          />
        ))}
      </fieldset>
    </Section>
  );
}
