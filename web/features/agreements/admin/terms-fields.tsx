import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { TemplateContent } from '../../../../src/features/agreements/content-schema.ts';
import type { Preparation, Terms } from '../../../../src/features/agreements/schema.ts';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import { formatDay } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { languageName } from './state-badge.tsx';

export type Draft = Terms;
type Filled = Preparation['templates'][number]['filled'];

/** The language options: of the template, of the law, and those that are common. */
const languagesFor = (tags: readonly string[]) =>
  [...new Set(tags)].map((value) => ({ value, label: languageName(value) }));

/** The fields of an agreement: who, in which languages, the values, and the optional clauses. */
export function TermsFields({
  content,
  draft,
  errors,
  attorneys,
  owed,
  filled = {},
  onChange,
}: {
  content: TemplateContent;
  draft: Draft;
  errors: Readonly<Record<string, string | undefined>>;
  attorneys: readonly string[];
  owed: readonly string[];
  /** What the answers of the client say, by the keys of the fields. */
  filled?: Filled;
  onChange: (draft: Draft) => void;
}) {
  const set = (changes: Partial<Draft>) => onChange({ ...draft, ...changes });
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const locale = useLocale();
  const sourceOf = (source: Filled[string] | undefined, value: string | null | undefined) => {
    if (!source) return undefined;
    const answers = `answers of ${formatDay(source.at, firm.zone, locale)}, “${source.from}”`;
    return value === source.value
      ? `From the ${answers}`
      : `Changed. The ${answers}, say: ${source.value}`;
  };
  const optional = content.clauses.filter(({ isOptional }) => isOptional);
  return (
    <Stack gap="1rem">
      <TextInput
        label="Name of the client"
        required
        value={draft.clientName}
        error={errors.clientName}
        onChange={({ currentTarget }) => set({ clientName: currentTarget.value })}
      />
      <TextInput
        label="E-mail address"
        description="The link to read and sign goes here."
        required
        type="email"
        value={draft.clientEmail}
        error={errors.clientEmail}
        onChange={({ currentTarget }) => set({ clientEmail: currentTarget.value })}
      />
      <ChoiceSelect
        label="Attorney"
        data={attorneys.map((value) => ({ value, label: value }))}
        value={draft.attorney}
        error={errors.attorney}
        onChange={(attorney) => set({ attorney })}
      />
      <ChoiceSelect
        label="Language of the agreement that is signed"
        data={languagesFor(content.languages)}
        value={draft.language}
        error={errors.language}
        onChange={(language) => set({ language })}
      />
      <ChoiceSelect
        label="Language in which you negotiated"
        data={languagesFor([...content.languages, ...owed, draft.negotiatedLanguage])}
        value={draft.negotiatedLanguage}
        error={errors.negotiatedLanguage}
        onChange={(negotiatedLanguage) => set({ negotiatedLanguage })}
      />
      {content.fields.map(({ key, label, kind }) => (
        <TextInput
          key={key}
          label={label}
          description={sourceOf(filled[key], draft.values[key])}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'money' ? 'decimal' : 'text'}
          value={draft.values[key] ?? ''}
          error={errors[`values.${key}`]}
          onChange={({ currentTarget }) =>
            set({ values: { ...draft.values, [key]: currentTarget.value } })
          }
        />
      ))}
      {optional.map(({ id, texts }) => (
        <Checkbox
          key={id}
          label={`With the clause “${texts[draft.language]?.heading ?? id}”`}
          checked={draft.chosen.includes(id)}
          onChange={({ currentTarget }) =>
            set({
              chosen: currentTarget.checked
                ? [...draft.chosen, id]
                : draft.chosen.filter((each) => each !== id),
            })
          }
        />
      ))}
    </Stack>
  );
}

/** The messages of a refused call, by field. */
export const fieldErrorsOf = (fieldErrors: Readonly<Record<string, string[]>> | undefined) =>
  Object.fromEntries(
    Object.entries(fieldErrors ?? {}).map(([field, messages]) => [field, messages[0]]),
  );
