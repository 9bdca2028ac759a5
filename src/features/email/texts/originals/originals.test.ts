import { describe, expect, it } from 'vitest';
import { LANGUAGES, messagesIn } from '../../../../../messages/messages.ts';
import { definitionOf, MAIL_TEXT_KINDS } from '../kinds/rules.ts';
import { fieldProblem } from '../rules.ts';

const PARTS = MAIL_TEXT_KINDS.flatMap((kind) =>
  Object.entries(definitionOf(kind).parts).map(([name, part]) => ({ kind, name, part })),
);
const fieldsIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([field]) => field).sort();

describe.each(LANGUAGES)('the original texts of mails in %s', (language) => {
  const { templates } = messagesIn(language);

  it.each(PARTS)('$kind, $name, have the fields that staff may use', ({ part }) => {
    expect(fieldProblem(part, templates[part.key])).toBeUndefined();
    expect(fieldsIn(templates[part.key])).toEqual(fieldsIn(part.text));
  });

  it('are all in use', () => {
    const used = new Set(PARTS.map(({ part }) => part.key));
    expect(
      Object.keys(templates).filter((key) => !used.has(key as keyof typeof templates)),
    ).toEqual([]);
  });
});
