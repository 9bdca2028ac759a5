import { Badge } from '@mantine/core';
import { SOURCE_TYPES } from '../../../../src/features/news/sources/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { crudTexts, deletionOf } from '../../../admin/crud-texts.ts';
import { EditDeleteButtons } from '../../../admin/edit-delete-buttons.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { Switch } from '../../../admin/switch.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import rows from '../../../ui/rows.module.css';
import { SourceHealth } from './source-health.tsx';
import styles from './source-tab.module.css';
import type { Source } from './source-tab.tsx';
import { useFetchNow } from './use-fetch-now.ts';

/** A source: name, fetch status and actions. */
export function SourceRow({
  source,
  onEdit,
  onArticles,
}: {
  source: Source;
  onEdit: () => void;
  onArticles: () => void;
}) {
  const { id, name, url, type, displayLimit, isActive } = source;
  const mayChange = useCan()('news.change');
  const { isFetching, fetchNow } = useFetchNow(source);
  const { setActive, remove, askAndRemove } = useSourceActs(source);
  return (
    <tr>
      <td>
        <b>{name}</b>
        <span className={styles.url}>{url}</span>
      </td>
      <td>
        <Badge>{SOURCE_TYPES.find(({ value }) => value === type)?.text}</Badge>
      </td>
      <td className="num">
        {displayLimit}
        <span className={styles.unit}> shown</span>
      </td>
      <td>
        <SourceHealth source={source} isFetching={isFetching} />
      </td>
      <td>
        <Switch
          checked={isActive}
          isReadOnly={!mayChange}
          label={`Show articles of ${name}`}
          isLabelHidden
          pending={setActive.isPending}
          onChange={(checked) => setActive.mutate({ id, isActive: checked })}
        />
      </td>
      <td>
        <div className={rows.acts}>
          {isActive && (
            <IconButton
              permission="news.change"
              label={`Fetch ${name} now`}
              pending={isFetching}
              onClick={fetchNow}
            >
              <AdminIcon name="refresh" />
            </IconButton>
          )}
          <IconButton label={`Articles of ${name}`} onClick={onArticles}>
            <AdminIcon name="eye" />
          </IconButton>
          <EditDeleteButtons
            permission="news.change"
            name={name}
            isDeleting={remove.isPending}
            onEdit={onEdit}
            onDelete={askAndRemove}
          />
        </div>
      </td>
    </tr>
  );
}

function useSourceActs({ id, name }: Source) {
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.newsSources.invalidate(), utils.news.invalidate()]);
  const setActive = trpc.newsSources.switch.useMutation(
    withToasts({ ...crudTexts('update', 'Blog source'), refresh }),
  );
  const remove = trpc.newsSources.remove.useMutation(
    withToasts({ ...crudTexts('delete', 'Blog source'), refresh }),
  );
  const askAndRemove = async () => {
    const text = `${name} and its articles disappear from the website at once. This can’t be undone.`;
    if (await ask(deletionOf('blog source', text))) remove.mutate({ id });
  };
  return { setActive, remove, askAndRemove };
}
