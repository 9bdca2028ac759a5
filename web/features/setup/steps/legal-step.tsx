import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { statesOf } from '../../../../src/features/setup/rules.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';
import styles from '../setup.module.css';
import { StepForm } from '../step-form.tsx';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';

/**
 * The step in which an attorney confirms the legal texts: the pages of the footer's legal menu. The audit log says who
 * did, and when.
 */
export function LegalStep({ setup: { items } }: StepProps) {
  const [{ menus }] = trpc.site.layout.useSuspenseQuery();
  const nav = useSetup('legal');
  const [isConfirmed, setConfirmed] = useState(statesOf(items).legal === 'done');
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
          {menus.legal.map(({ href, text }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            </li>
          ))}
        </ul>
        {menus.legal.length === 0 && (
          <p className="muted">No page is in the footer’s legal menu. Add them under Pages.</p>
        )}
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
