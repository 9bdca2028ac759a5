import { Badge } from '@mantine/core';
import { readVariables } from '../../../src/features/themes/variables/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import rows from '../../ui/rows.module.css';
import styles from './installed-themes.module.css';
import type { Previewed } from './preview-dialog.tsx';
import { Swatches } from './swatches.tsx';
import { TakeButton } from './take-button.tsx';
import type { Theme } from './theme.ts';
import { exportTheme } from './theme-file.ts';
import line from './theme-line.module.css';
import { undeletableReason } from './undeletable-reason.ts';
import type { ThemeActions } from './use-theme-actions.tsx';

/** The themes that can be activated, edited, exported and deleted. */
export function InstalledThemes({
  themes,
  hasMore,
  actions,
  onEdit,
  onPreview,
}: {
  themes: readonly Theme[];
  hasMore: boolean;
  actions: ThemeActions;
  onEdit: (theme: Theme) => void;
  onPreview: (theme: Previewed) => void;
}) {
  return (
    <section className={rows.box} aria-labelledby="installed-themes">
      <div className={rows.head}>
        <h2 id="installed-themes" tabIndex={-1}>
          Installed Themes
        </h2>
        <span className="muted small">
          {themes.length}
          {hasMore && '+'} installed
        </span>
      </div>
      <ul className={`${rows.rows} ${line.lines} ${styles.installed}`}>
        {themes.map((theme) => (
          <InstalledRow
            key={theme.id}
            theme={theme}
            actions={actions}
            onEdit={onEdit}
            onPreview={onPreview}
          />
        ))}
      </ul>
    </section>
  );
}

function InstalledRow({
  theme,
  actions,
  onEdit,
  onPreview,
}: {
  theme: Theme;
  actions: ThemeActions;
  onEdit: (theme: Theme) => void;
  onPreview: (theme: Previewed) => void;
}) {
  const { name, displayName, isActive, isDefault } = theme;
  return (
    <li>
      <div>
        <div className={rows.who}>
          {displayName}
          {isActive && (
            <Badge variant="filled" color="primary">
              Active
            </Badge>
          )}
          {isDefault && <Badge>Default</Badge>}
        </div>
        <code className="muted">{name}</code>
      </div>
      <Swatches
        variables={readVariables(theme.cssVariables).variables}
        count={6}
        of={displayName}
      />
      <div className={rows.acts}>
        {!isActive && <TakeButton choice={{ theme }} actions={actions} size="sm" />}
        <IconButton
          label={`Preview ${displayName}`}
          onClick={() => onPreview({ ...theme, canHave: theme.name })}
        >
          <AdminIcon name="eye" />
        </IconButton>
        <IconButton
          permission="themes.change"
          label={isDefault ? `Edit a copy of ${displayName}` : `Edit ${displayName}`}
          onClick={() => onEdit(theme)}
        >
          <AdminIcon name="edit" />
        </IconButton>
        <IconButton label={`Export ${displayName}`} onClick={() => exportTheme(theme)}>
          <AdminIcon name="download" />
        </IconButton>
        <DeleteButton theme={theme} onDelete={() => void actions.remove(theme)} />
      </div>
    </li>
  );
}

/** If the theme cannot be deleted, the button's label says why. */
function DeleteButton({ theme, onDelete }: { theme: Theme; onDelete: () => void }) {
  const { displayName } = theme;
  const reason = undeletableReason(theme);
  return (
    <IconButton
      permission="themes.change"
      className={styles.delete}
      label={reason ? `Cannot delete ${displayName}: ${reason}` : `Delete ${displayName}`}
      aria-disabled={reason !== undefined || undefined}
      onClick={reason ? undefined : onDelete}
    >
      <AdminIcon name="trash" />
    </IconButton>
  );
}
