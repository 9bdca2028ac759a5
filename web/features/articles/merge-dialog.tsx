import { Badge, Radio } from '@mantine/core';
import { Fragment, useMemo, useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { ConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import { Notice } from '../../admin/notice.tsx';
import { SidesTable } from '../../admin/sides-table.tsx';
import { TextComparison } from '../../admin/text-comparison/text-comparison.tsx';
import { type AdminArticle, type ArticleDraft, draftOf } from './article-draft.ts';
import styles from './merge-dialog.module.css';
import { type DifferingField, differingFields, mergeDrafts, type Side } from './merge-drafts.ts';
import { useArticleCategories } from './use-article-categories.ts';

const WHO = {
  both: 'Both changed this',
  me: 'Only you changed this',
  them: 'Only they changed this',
} as const;

/**
 * Merges a colleague's newer version with the draft in the editor. A field that only one side has changed is merged
 * automatically; for a field that both sides have changed, the user chooses a version.
 */
export function MergeDialog({
  base,
  mine,
  theirs: article,
  zone,
  onMerge,
  onTakeTheirs,
  onClose,
}: {
  /** The version on which the draft is based; null if unknown. */
  base: ArticleDraft | null;
  mine: ArticleDraft;
  theirs: AdminArticle;
  zone: string;
  onMerge: (merged: ArticleDraft) => void;
  /** Discards the draft and takes the colleague's version. */
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  const theirs = useMemo(() => draftOf(article, zone), [article, zone]);
  const fields = useMemo(() => differingFields(base, mine, theirs), [base, mine, theirs]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { labelOf } = useArticleCategories();
  const [isAsking, setAsking] = useState(false);
  const open = fields.filter(({ name, changedBy }) => changedBy === 'both' && !chosen[name]);
  const merge = () =>
    open.length > 0 ? setAsking(true) : onMerge(mergeDrafts(fields, { mine, theirs }, chosen));
  return (
    <ConflictDialog
      what="blog post"
      savedAt={article.updatedAt}
      explanation="Parts that only one of you changed are merged. For the rest, choose which version to keep."
      action={
        <Button variant="filled" onClick={merge}>
          Save merged
        </Button>
      }
      onTakeTheirs={onTakeTheirs}
      onClose={onClose}
    >
      {isAsking && open.length > 0 && (
        <Notice tone="danger" icon="alert" role="alert">
          <p>Choose theirs or yours: {open.map(({ name }) => name).join(', ')}.</p>
        </Notice>
      )}
      <SidesTable>
        {fields.map((field) => (
          <FieldRows
            key={field.name}
            field={field}
            values={{ mine: field.read(mine, labelOf), theirs: field.read(theirs, labelOf) }}
            chosen={chosen[field.name]}
            onChoose={(side) => setChosen((now) => ({ ...now, [field.name]: side }))}
          />
        ))}
      </SidesTable>
    </ConflictDialog>
  );
}

function FieldRows({
  field: { name, changedBy },
  values,
  chosen,
  onChoose,
}: {
  field: DifferingField;
  values: Record<Side, string>;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}) {
  const isText = name === 'Text';
  const taken = changedBy === 'both' ? chosen : changedBy === 'me' ? 'mine' : 'theirs';
  const cell = (side: Side) => {
    const value = isText ? `${side === 'mine' ? 'Your' : 'Their'} text` : values[side] || '(empty)';
    return (
      <td
        data-side={side === 'mine' ? 'Yours' : 'Theirs'}
        className={taken && taken !== side ? styles.dropped : undefined}
      >
        {changedBy === 'both' ? (
          <Radio
            name={`merge-${name}`}
            label={value}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
        ) : (
          value
        )}
      </td>
    );
  };
  return (
    <Fragment>
      <tr>
        <th scope="row">
          {name}
          <Badge color={changedBy === 'both' ? 'warning' : 'gray'}>{WHO[changedBy]}</Badge>
        </th>
        {cell('theirs')}
        {cell('mine')}
      </tr>
      {isText && (
        <tr className={styles.comparison}>
          <td colSpan={3} className={styles.texts}>
            <p className="muted small">From theirs to yours:</p>
            <TextComparison before={values.theirs} after={values.mine} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
