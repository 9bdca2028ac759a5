import { articleCategoryLabel } from '../../../src/articles/rules.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { formatMoment } from '../../lib/format.ts';
import { type ArticleDraft, draftOf, type OfficeArticle, textOf } from './article-draft.ts';
import styles from './edit-conflict-dialog.module.css';

const VISIBILITY = { draft: 'Draft', published: 'Published', scheduled: 'Scheduled' } as const;

const FIELDS: readonly { name: string; read: (draft: ArticleDraft) => string }[] = [
  { name: 'Title', read: ({ title }) => title },
  { name: 'Slug', read: ({ slug }) => slug },
  { name: 'Excerpt', read: ({ excerpt }) => excerpt },
  { name: 'Category', read: ({ category }) => articleCategoryLabel(category) },
  { name: 'Author', read: ({ author }) => author },
  {
    name: 'Visibility',
    read: ({ visibility, date, time }) =>
      visibility === 'scheduled' ? `Scheduled, ${date} ${time}` : VISIBILITY[visibility],
  },
  { name: 'Text', read: ({ content }) => textOf(content) },
];

/** What somebody else has saved beside what is in the editor; one of the two stays. */
export function EditConflictDialog({
  theirs,
  mine,
  zone,
  isPending,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  theirs: OfficeArticle;
  mine: ArticleDraft;
  zone: string;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  const their = draftOf(theirs, zone);
  return (
    <Dialog
      title="Somebody else saved this blog post"
      size="lg"
      onClose={onClose}
      lead={
        <p className="muted">
          Theirs is from {formatMoment(theirs.updatedAt, zone)}. Nothing is lost until you choose.
        </p>
      }
      footer={
        <>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button variant="primary" pending={isPending} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts scroll, by keyboard too */}
      <section aria-label="Both versions" tabIndex={0}>
        <table className={styles.sides}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Field</span>
              </th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {FIELDS.map(({ name, read }) => {
              const [left, right] = [read(their), read(mine)];
              return (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    {left !== right && <Badge tone="warning">Differs</Badge>}
                  </th>
                  <td data-side="Theirs">{left}</td>
                  <td data-side="Yours">{right}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
