import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import { LANGUAGES, messagesIn } from '../../messages/messages.ts';
import { type Texts, translateText } from '../platform/errors/known-text-rules.ts';
import { translateError } from '../platform/errors/translate-error.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files with errors of public calls, forms and pages; those of the back office are in English only. */
const PUBLIC_FILES = globSync(
  [
    'src/platform/{errors,forms,http,rate-limits,ssr,text}/*.ts',
    'src/features/appointments/{.,client-link,plain-booking,change}/*.ts',
    'src/features/scheduling/{.,slots}/*.ts',
    'src/features/{contact,newsletter,probate,visibility,contact-preferences}/*.ts',
    'src/features/firm/practice-areas/{key-schema,require-practice-area}.ts',
    'src/features/articles/get-article.ts',
    'src/features/pages/find-*.ts',
  ],
  { cwd: ROOT },
);

/** Errors of calls that only staff or programs make. */
const FOR_STAFF =
  /\.test\.ts$|router\.ts$|triage|erasure|require-(chosen-host|start)\b|send-csv|contact\/schema\.ts|save-component|(hours|key)-schema|(preferences|visibility|scheduling)\/schema\.ts|errors\/errors\.ts/;

const sources = PUBLIC_FILES.filter((file) => !FOR_STAFF.test(file)).map((file) => ({
  file,
  source: readFileSync(path.join(ROOT, file), 'utf8'),
}));

const CODE =
  /new DomainError\(\s*'\w+',\s*(?:\w+ \? )?'([a-z_]+)'|reason: '([a-z_]+)'|notFound\('(\w+)'/g;
const LITERAL =
  /(?:error: |invalidField\(\s*[^,]+,\s*|new DomainError\(\s*'\w+',\s*'\w+',\s*|notFound\('\w+',\s*)(['`"][A-Z][^'`"]*['`"])/g;

const { errors, validation } = messagesIn(MAIN_LANGUAGE);
const keyOf = (code: string) => code.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

describe('errors of public calls', () => {
  it('have texts in the catalogue', () => {
    const literal = sources.flatMap(({ file, source }) =>
      [...source.matchAll(LITERAL)].map(([, text]) => `${file}: ${text}`),
    );
    expect(literal).toEqual([]);
  });

  it('have codes in the catalogue', () => {
    const codes = sources.flatMap(({ file, source }) =>
      [...source.matchAll(CODE)].map(([, thrown, reason, noun]) => ({
        file,
        code: thrown ?? reason ?? `${noun}_not_found`,
      })),
    );
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter(({ code }) => !Object.hasOwn(errors, keyOf(code)))).toEqual([]);
  });
});

describe.each(LANGUAGES.filter((each) => each !== MAIN_LANGUAGE))('in %s', (language) => {
  it.each([
    ['errors', errors],
    ['validation', validation],
  ] as const)('all %s are recognized with their values', (part, texts) => {
    const other: Texts = messagesIn(language)[part];
    for (const [key, text] of Object.entries<Texts[string]>(texts)) {
      const values = new Proxy({}, { get: (_, name) => `<${String(name)}>` }) as never;
      const shown = typeof text === 'string' ? text : text(values);
      const translated = translateText(shown, texts, other);
      const expected = other[key];
      expect(translated, key).toBe(typeof expected === 'string' ? expected : expected?.(values));
      expect(translated, key).not.toBe(shown);
    }
  });

  it('an error keeps its code, and a text that nobody knows is replaced', () => {
    const error = { reason: 'slot_taken', message: 'Taken, somehow.', requestId: 'r' };
    expect(translateError(error, language)).toEqual({
      ...error,
      message: messagesIn(language).errors.slotTaken,
    });
    const fieldErrors = { email: ['Nobody knows this text'] };
    const { notValid } = messagesIn(language).validation;
    const invalid = { reason: 'invalid_input', message: 'email: …', fieldErrors };
    expect(translateError(invalid, language)).toEqual({
      reason: 'invalid_input',
      message: `email: ${notValid}`,
      fieldErrors: { email: [notValid] },
    });
  });
});
