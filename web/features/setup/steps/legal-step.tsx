import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../firm/section.tsx';
import styles from '../setup.module.css';
import { StepForm } from '../step-form.tsx';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';

const TEXTS = [
  { path: '/privacy', name: 'Privacy Policy' },
  { path: '/terms', name: 'Terms of Service' },
  { path: '/advertising', name: 'Attorney Advertising' },
];

/** The step in which an attorney confirms the legal texts. The audit log says who did, and when. */
export function LegalStep({ setup: { states } }: StepProps) {
  const nav = useSetup('legal');
  const [isConfirmed, setConfirmed] = useState(states.legal === 'done');
  const [hasTried, setTried] = useState(false);
  return (
    <StepForm
      permission="setup.change"
      nav={nav}
      isSaving={false}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isConfirmed) void nav.finish();
      }}
    >
      <Section title="Read these pages" lead="Change what does not fit your firm under Pages.">
        <ul className={styles.pages}>
          {TEXTS.map(({ path, name }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Checkbox
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
          label="An attorney of the firm has read these texts, and they are right for this firm."
          error={hasTried && !isConfirmed && 'An attorney has to confirm the texts'}
        />
      </Section>
    </StepForm>
  );
}
