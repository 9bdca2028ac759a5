import type { LetterKind } from '../../../src/features/newsletter/letters/rules.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { audienceWords } from './audience-words.ts';

/** Whom a letter of a kind reaches now, and who is left out. */
export function LetterAudience({ kind }: { kind: LetterKind }) {
  const locale = useLocale();
  const { data } = trpc.letters.audience.useQuery({ kind }, { staleTime: 0 });
  return (
    <p className="muted small" aria-live="polite">
      {data ? audienceWords(data, locale).join(' ') : 'Counting the subscribers…'}
    </p>
  );
}
