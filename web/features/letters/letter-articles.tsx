import { NativeSelect } from '@mantine/core';
import { MAX_LETTER_ARTICLES } from '../../../src/features/newsletter/letters/rules.ts';
import { Button } from '../../admin/button.tsx';
import { MoveButtons } from '../../admin/order/move-buttons.tsx';
import { movedItem } from '../../admin/order/moved-item.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './letters.module.css';

/** The published articles in a letter, which can be reordered. */
export function LetterArticles({
  ids,
  error,
  zone,
  onChange,
}: {
  ids: readonly string[];
  error: string | undefined;
  zone: string;
  onChange: (ids: string[]) => void;
}) {
  const locale = useLocale();
  const { data: published = [] } = trpc.letters.articles.useQuery({});
  const titleOf = (id: string) =>
    published.find((article) => article.id === id)?.title ?? 'An article that is not published';
  const others = published.filter(({ id }) => !ids.includes(id));
  return (
    <fieldset className={styles.articles}>
      <legend className="label">Articles</legend>
      <p className="muted small">
        Each with its title, excerpt and link, as they are when sending starts.
      </p>
      {ids.length > 0 && (
        <ol className={styles.order}>
          {ids.map((id, index) => (
            <li key={id}>
              <span>{titleOf(id)}</span>
              <span className={styles.buttons}>
                <MoveButtons
                  name={titleOf(id)}
                  index={index}
                  count={ids.length}
                  onMove={(by) => onChange(movedItem(ids, index, index + by))}
                />
                <Button
                  size="sm"
                  aria-label={`Remove ${titleOf(id)}`}
                  onClick={() => onChange(ids.filter((each) => each !== id))}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
      {ids.length < MAX_LETTER_ARTICLES && (
        <NativeSelect
          label="Add an article"
          value=""
          error={error}
          onChange={({ target }) => target.value && onChange([...ids, target.value])}
          data={[
            { value: '', label: 'Choose a published article' },
            ...others.map(({ id, title, publishedAt }) => ({
              value: id,
              label: `${title}, ${formatDate(publishedAt, zone, locale)}`,
            })),
          ]}
        />
      )}
    </fieldset>
  );
}
