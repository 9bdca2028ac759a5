import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { SAMPLE_KINDS, type SampleKind } from '../../../../src/features/setup/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Section } from '../../firm/section.tsx';
import { countSample, listSamples, SAMPLE_HINTS } from '../sample-words.ts';
import styles from '../setup.module.css';
import { StepButtons } from '../step-form.tsx';
import { useRemoveSamples } from '../use-remove-samples.ts';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';

/** The step to remove the remaining demo content, or to keep it on purpose. */
export function SamplesStep({ setup: { samples } }: StepProps) {
  const nav = useSetup('samples');
  const ask = useConfirm();
  const there = SAMPLE_KINDS.filter((kind) => samples[kind] > 0);
  const finish = async () => {
    const isSure =
      there.length === 0 ||
      (await ask({
        title: 'Keep the demo content?',
        text: `${listSamples(samples)} stay on the site, marked as samples.`,
        action: 'Keep and continue',
        keep: 'Back',
        tone: 'primary',
      }));
    if (isSure) await nav.finish();
  };
  return (
    <>
      <div className={styles.step}>
        {there.length > 0 ? (
          <SampleChoice samples={samples} there={there} />
        ) : (
          <Notice icon="check">
            <p>No demo content is left.</p>
          </Notice>
        )}
      </div>
      <StepButtons nav={nav} isSaving={false} onContinue={() => void finish()} />
    </>
  );
}

function SampleChoice({
  samples,
  there,
}: {
  samples: StepProps['setup']['samples'];
  there: readonly SampleKind[];
}) {
  const [kept, setKept] = useState<readonly SampleKind[]>([]);
  const { remove, isPending } = useRemoveSamples(samples);
  const chosen = there.filter((kind) => !kept.includes(kind));
  const toggle = (kind: SampleKind) =>
    setKept(kept.includes(kind) ? kept.filter((each) => each !== kind) : [...kept, kind]);
  return (
    <Section
      title="Demo content on your site"
      lead="Only what is marked as a sample is counted here, and only that is removed."
    >
      <ReadOnlyUnless permission="setup.change">
        <div className={styles.fields}>
          {there.map((kind) => (
            <Checkbox
              key={kind}
              checked={chosen.includes(kind)}
              onChange={() => toggle(kind)}
              label={countSample(kind, samples[kind])}
              description={SAMPLE_HINTS[kind]}
            />
          ))}
        </div>
        <div className={styles.act}>
          <Button
            variant="outline"
            color="destructive"
            pending={isPending}
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => chosen.length > 0 && void remove(chosen)}
          >
            Remove What Is Checked
          </Button>
        </div>
      </ReadOnlyUnless>
    </Section>
  );
}
