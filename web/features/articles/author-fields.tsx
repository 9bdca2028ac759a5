import { NativeSelect, TextInput } from '@mantine/core';
import { DEFAULT_GUEST_LINE } from '../../../src/features/articles/rules.ts';
import type { ArticleDraft } from './article-draft.ts';

/** Option value for a guest author, whose name is typed. Empty, because no author's name is empty. */
const GUEST = '';

/** The author of an article: the firm, one of its attorneys, or a guest with a name and a line about them. */
export function AuthorFields({
  draft: { author, guestLine },
  names,
  error,
  onChange,
}: {
  draft: Pick<ArticleDraft, 'author' | 'guestLine'>;
  /** The authors to choose from, the firm first. */
  names: readonly string[];
  error: string | undefined;
  onChange: (change: Partial<ArticleDraft>) => void;
}) {
  const isGuest = guestLine !== null;
  return (
    <>
      <NativeSelect
        label="Author"
        value={isGuest ? GUEST : author}
        error={isGuest ? undefined : error}
        data={[
          ...names.map((name) => ({ value: name, label: name })),
          { value: GUEST, label: 'Guest author…' },
        ]}
        onChange={({ target: { value } }) =>
          onChange({ author: value, guestLine: value === GUEST ? DEFAULT_GUEST_LINE : null })
        }
      />
      {isGuest && (
        <>
          <TextInput
            label="Guest’s name"
            required
            maxLength={200}
            autoComplete="off"
            value={author}
            error={error}
            onChange={({ target }) => onChange({ author: target.value })}
          />
          <TextInput
            label="Line below the name"
            description="Such as Guest author, CPA"
            maxLength={200}
            value={guestLine}
            onChange={({ target }) => onChange({ guestLine: target.value })}
          />
        </>
      )}
    </>
  );
}
