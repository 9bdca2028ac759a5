import { CLAIMS } from '../../../src/features/firm/rules.ts';
import { FirmField } from './firm-field.tsx';
import styles from './section.module.css';
import { Section } from './section.tsx';
import type { FirmForm } from './use-firm-form.ts';

const WORDS = {
  rating: {
    label: 'Rating',
    placeholder: '4.9/5',
    source: 'Average of 120 Google reviews, March 2031',
  },
  experience: {
    label: 'Experience',
    placeholder: '25+ years',
    source: 'First partner admitted in 2004',
  },
  reply: {
    label: 'Reply time',
    placeholder: 'Within 24 hours',
    source: 'Checked each quarter against the list of messages',
  },
} as const;

/** The firm's advertising claims, each with its source. */
export function ClaimsSection({ form }: { form: FirmForm }) {
  return (
    <Section
      title="Claims"
      lead="Shown on the site as you write them. Advertising rules require proof of each claim; only staff see what it is based on. Blank claims are not shown."
    >
      <div className={styles.fields}>
        {CLAIMS.map((claim) => {
          const { text } = form.draft.claims[claim];
          const words = WORDS[claim];
          return (
            <div key={claim} className={`${styles.fields} ${styles.wide}`}>
              <FirmField
                form={form}
                path={`claims.${claim}.text`}
                label={words.label}
                placeholder={words.placeholder}
                optional
              />
              <FirmField
                form={form}
                path={`claims.${claim}.source`}
                label={`What “${words.label.toLowerCase()}” is based on`}
                placeholder={words.source}
                optional={text.trim() === ''}
              />
            </div>
          );
        })}
      </div>
    </Section>
  );
}
