import { Textarea, TextInput } from '@mantine/core';
import type { Texts } from '../../../../src/features/questionnaires/rules.ts';

type TextField = {
  label: string;
  texts: Texts | undefined;
  onChange: (texts: Texts | undefined) => void;
  isOptional?: boolean;
  isLong?: boolean;
};

/** Texts in the language that is being edited; below a translation stands what it translates. */
export function TextFields({
  fields,
  language,
}: {
  fields: readonly TextField[];
  language: string;
}) {
  return fields.map(({ label, texts, onChange, isOptional = false, isLong = false }) => {
    const Input = isLong ? Textarea : TextInput;
    const isMain = language === 'en';
    return (
      <Input
        key={label}
        label={label}
        required={isMain && !isOptional}
        lang={language}
        value={texts?.[language] ?? ''}
        {...(!isMain && texts?.en && { description: `English: ${texts.en}` })}
        {...(isLong && { rows: 2 })}
        disabled={!isMain && !texts?.en}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) => {
          const { value } = currentTarget;
          if (isMain && !value && isOptional) return onChange(undefined);
          onChange({ ...(texts ?? { en: '' }), [language]: value });
        }}
      />
    );
  });
}
