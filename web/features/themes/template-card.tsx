import type { ThemeTemplate } from '../../../src/themes/templates/rules.ts';
import { variablesOf } from '../../../src/themes/templates/rules.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { OfficeIcon } from '../admin/office-icon.tsx';
import { Miniature } from './miniature.tsx';
import { Swatches } from './swatches.tsx';
import type { Theme } from './theme.ts';
import styles from './themes.module.css';
import type { ThemeActions } from './use-theme-actions.tsx';

type Item = {
  template: ThemeTemplate;
  /** The theme that was installed of it. */
  theme: Theme | undefined;
  actions: ThemeActions;
  onPreview: () => void;
};

/** A template as a picture of the home page in it. */
export function TemplateCard({ template, ...item }: Item) {
  const { displayName, description, category } = template;
  const variables = variablesOf(template);
  return (
    <li className={styles.card}>
      <Miniature variables={variables} caption={displayName} />
      <div>
        <div className={styles.titles}>
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

/** A template in a line. */
export function TemplateRow({ template, ...item }: Item) {
  const { displayName, description, category } = template;
  return (
    <li>
      <div>
        <div className={styles.titles}>
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

/** One button for both steps, so that the focus stays where it is after the first. */
function TemplateActs({ template, theme, actions, onPreview }: Item) {
  const { name, displayName } = template;
  return (
    <div className={styles.acts}>
      <Button variant="quiet" size="icon" aria-label={`Preview ${displayName}`} onClick={onPreview}>
        <OfficeIcon name="eye" />
      </Button>
      {theme?.isActive ? (
        <Badge tone="active">Active</Badge>
      ) : (
        <Button
          variant={theme ? 'primary' : 'outline'}
          size="sm"
          pending={theme ? actions.isActivating(theme.id) : actions.isInstalling(name)}
          aria-label={`${theme ? 'Activate' : 'Install'} ${displayName}`}
          onClick={() => (theme ? actions.activate(theme.id) : actions.install(template))}
        >
          {theme ? 'Activate' : 'Install'}
        </Button>
      )}
    </div>
  );
}
