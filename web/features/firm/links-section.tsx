import { NETWORKS } from '../../../src/features/firm/rules.ts';
import { FirmField } from './firm-field.tsx';
import styles from './section.module.css';
import { Section } from './section.tsx';
import { useFieldLabels } from './use-field-labels.ts';
import type { FirmForm } from './use-firm-form.ts';

/** Links to other profiles of the firm, shown in the footer. */
export function LinksSection({ form }: { form: FirmForm }) {
  return (
    <Section title="Links" lead="In the footer of every page. Blank links are not shown.">
      <div className={styles.fields}>
        {form.draft.socialLinks.map(({ network }, index) => (
          <FirmField
            key={network}
            form={form}
            path={`socialLinks.${index}.url`}
            label={NETWORKS.find(({ value }) => value === network)?.label ?? network}
            placeholder="https://"
            type="url"
            optional
            wide
          />
        ))}
      </div>
    </Section>
  );
}

/** The person responsible for the website as advertising. */
export function AdvertisingSection({ form }: { form: FirmForm }) {
  const { barNumber } = useFieldLabels(form.draft.country);
  return (
    <Section
      title="Advertising"
      lead="Lawyer advertising must name who is responsible for it. Shown on the page Attorney Advertising. If blank, the firm as a whole is responsible."
    >
      <div className={styles.fields}>
        <FirmField form={form} path="responsibleAttorney" label="Responsible attorney" optional />
        <FirmField form={form} path="barNumber" label={barNumber} optional />
      </div>
    </Section>
  );
}
