import { z } from 'zod';
import costs from '../packs/es/costs.json' with { type: 'json' };
import cures from '../packs/es/cures.json' with { type: 'json' };
import grammar from '../packs/es/grammar.json' with { type: 'json' };
import statements from '../packs/es/statements.json' with { type: 'json' };
import states from '../packs/es/states.json' with { type: 'json' };
import words from '../packs/es/words.json' with { type: 'json' };

/**
 * The texts of packs in a further language, by the English text: one whose English has changed has none until somebody
 * has translated the new one. What a text may contain is the same, such as `{firm}`.
 */
const textsSchema = z.record(z.string().min(1), z.string().min(1));

/** How each passage that makes an advertisement allowed is said, by the English one, which may be said in several ways. */
const curesSchema = z.record(z.string().min(1), z.array(z.string().min(1)).min(1));

const grammarSchema = z.strictObject({
  /** The law of a state, by its name. */
  stateLaw: z.string().includes('{state}'),
  /** A person, by what they are called. */
  aPerson: z.string().includes('{name}'),
  /** What words become that meet where a field is filled: `de el ` is `del `. */
  contractions: z.record(z.string(), z.string()),
});

export type Wording = {
  texts: ReadonlyMap<string, string>;
  cures: ReadonlyMap<string, readonly string[]>;
  grammar: z.output<typeof grammarSchema>;
};

const wordingOf = (data: unknown[], passages: unknown, rules: unknown): Wording => ({
  texts: new Map(data.flatMap((texts) => Object.entries(textsSchema.parse(texts)))),
  cures: new Map(Object.entries(curesSchema.parse(passages))),
  grammar: grammarSchema.parse(rules),
});

/** What this release has of the packs in further languages. */
const WORDINGS: ReadonlyMap<string, Wording> = new Map([
  ['es', wordingOf([statements, words, costs, states], cures, grammar)],
]);

export const wordingIn = (language: string): Wording | undefined => WORDINGS.get(language);
