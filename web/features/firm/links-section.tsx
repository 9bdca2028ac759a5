import { NETWORKS } from '../../../src/features/firm/rules.ts';
import { FirmField } from './firm-field.tsx';
import styles from './section.module.css';
import { Section } from './section.tsx';
import type { FirmForm } from './use-firm-form.ts';

/** Where else the firm can be found; the footer links there. */
export function LinksSection({ form }: { form: FirmForm }) {
  return (
    <Section title="Links" lead="In the footer of every page. A blank one is left out.">
      <div className={styles.fields}>
        {form.draft.socialLinks.map(({ network, url }, index) => (
          <FirmField
            key={network}
            form={form}
            path={`socialLinks.${index}.url`}
            value={url}
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

/** Who answers for the website as advertising. */
export function AdvertisingSection({ form }: { form: FirmForm }) {
  const { responsibleAttorney, barNumber } = form.draft;
  return (
    <Section
      title="Advertising"
      lead="Lawyer advertising names who is responsible for it. Shown on the page Attorney Advertising; without a name the firm as a whole is."
    >
      <div className={styles.fields}>
        <FirmField
          form={form}
          path="responsibleAttorney"
          value={responsibleAttorney}
          label="Responsible attorney"
          optional
        />
        <FirmField
          form={form}
          path="barNumber"
          value={barNumber}
          label="State Bar number"
          optional
        />
      </div>
    </Section>
  );
}
