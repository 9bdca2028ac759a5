import MessageFormat from '@messageformat/core';
import type { GetICUArgs } from '@schummar/icu-type-parser';

/** The values that a text needs, by the names in its braces. */
type ValuesOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string; ICUNumberArgument: number }
>;

/** A text with values, in ICU MessageFormat. */
export type Message<Text extends string = string> = (values: ValuesOf<Text>) => string;

/**
 * `message(text)` for the texts of one language, whose plural forms and numbers it uses: `{count, plural, one {# hour}
 * other {# hours}}`. Builds replace the call by the compiled function (`scripts/compile-messages.ts`); without a build,
 * the text is compiled when it is first used.
 */
export function inLanguage(language: string): {
  message: <const Text extends string>(text: Text) => Message<Text>;
} {
  const format = new MessageFormat(language);
  return {
    message(text) {
      let compiled: ((values: Record<string, unknown>) => string) | undefined;
      return (values) => {
        compiled ??= format.compile(text);
        return compiled(values as Record<string, unknown>);
      };
    },
  };
}
