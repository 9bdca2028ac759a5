import { Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TemplateContent } from '../../../../src/features/agreements/content-schema.ts';
import { LANGUAGE_TAG } from '../../../../src/features/agreements/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { languageName } from './state-badge.tsx';

/** The languages of a template; at least one stays. */
export function TemplateLanguages({
  content,
  onChange,
}: {
  content: TemplateContent;
  onChange: (changes: Partial<TemplateContent>) => void;
}) {
  const [tag, setTag] = useState('');
  const { languages } = content;
  const isNew = LANGUAGE_TAG.test(tag) && !languages.includes(tag);
  return (
    <Stack gap="0.5rem">
      <Group gap="0.5rem">
        <span>Languages:</span>
        {languages.map((language) => (
          <span key={language}>
            {languageName(language)}{' '}
            {languages.length > 1 && (
              <Button
                size="sm"
                variant="subtle"
                aria-label={`Remove ${languageName(language)}`}
                onClick={() =>
                  onChange({ languages: languages.filter((each) => each !== language) })
                }
              >
                Remove
              </Button>
            )}
          </span>
        ))}
      </Group>
      <Group gap="0.5rem" align="end">
        <TextInput
          label="Another language, by its code"
          placeholder="es"
          maxLength={3}
          value={tag}
          onChange={({ currentTarget }) => setTag(currentTarget.value.toLowerCase().trim())}
        />
        <Button
          aria-disabled={!isNew}
          onClick={() => {
            if (!isNew) return;
            onChange({ languages: [...languages, tag] });
            setTag('');
          }}
        >
          Add {isNew ? languageName(tag) : 'it'}
        </Button>
      </Group>
    </Stack>
  );
}
