import { Badge } from '@mantine/core';
import { variablesOf } from '../../../src/features/themes/templates/rules.ts';
import type { ThemeTemplate } from '../../../src/features/themes/templates/template-rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import rows from '../../ui/rows.module.css';
import { Miniature } from './miniature.tsx';
import { Swatches } from './swatches.tsx';
import { TakeButton } from './take-button.tsx';
import styles from './templates.module.css';
import type { Theme } from './theme.ts';
import line from './theme-line.module.css';
import type { ThemeActions } from './use-theme-actions.tsx';

type Item = {
  template: ThemeTemplate;
  /** The theme installed from the template. */
  theme: Theme | undefined;
  actions: ThemeActions;
  onPreview: () => void;
};

/** A template as a card with a miniature of the home page. */
export function TemplateCard({ template, ...item }: Item) {
  const { displayName, description, category } = template;
  const variables = variablesOf(template);
  return (
    <li className={styles.card}>
      <Miniature variables={variables} caption={displayName} />
      <div>
        <div className={`${line.titles} ${styles.headline}`}>
          <h3>{displayName}</h3>
          <Badge>{category}</Badge>
        </div>
        <p className="muted">{description}</p>
        <div className={styles.foot}>
          <Swatches variables={variables} count={4} of={displayName} />
          <TemplateActs template={template} {...item} />
        </div>
      </div>
    </li>
  );
}

export function TemplateRow({ template, ...item }: Item) {
  const { displayName, description, category } = template;
  return (
    <li>
      <div>
        <div className={line.titles}>
          <h3>{displayName}</h3>
          <Badge>{category}</Badge>
        </div>
        <p className="muted">{description}</p>
      </div>
      <Swatches variables={variablesOf(template)} count={6} of={displayName} />
      <TemplateActs template={template} {...item} />
    </li>
  );
}

function TemplateActs({ template, theme, actions, onPreview }: Item) {
  return (
    <div className={rows.acts}>
      <IconButton label={`Preview ${template.displayName}`} onClick={onPreview}>
        <AdminIcon name="eye" />
      </IconButton>
      <TakeButton choice={{ template, theme }} actions={actions} size="sm" />
    </div>
  );
}
