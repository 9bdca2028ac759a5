import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LETTER_KINDS, type LetterKind } from '../../../src/features/newsletter/letters/rules.ts';
import { KIND_LABELS } from './letter.ts';
import { LetterAudience } from './letter-audience.tsx';

const DESCRIPTIONS: Readonly<Record<LetterKind, string>> = {
  news: 'What changed in the law, or something to learn.',
  advertising: 'Says what the firm offers, and asks people to hire it.',
};

/** The choice between news and advertising, and whom a letter of that kind reaches. */
export function LetterKindField({
  kind,
  error,
  onChange,
}: {
  kind: LetterKind;
  error: ReactNode;
  onChange: (kind: LetterKind) => void;
}) {
  return (
    <div>
      <Radio.Group
        label="Kind"
        value={kind}
        error={error}
        onChange={(chosen) => onChange(chosen as LetterKind)}
      >
        <Stack gap="sm" my="xs">
          {LETTER_KINDS.map((value) => (
            <Radio
              key={value}
              value={value}
              label={KIND_LABELS[value]}
              description={DESCRIPTIONS[value]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <LetterAudience kind={kind} />
    </div>
  );
}
