import { Badge } from '@mantine/core';
import type { RefObject } from 'react';
import { readVariables } from '../../../src/features/themes/variables/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import rows from '../../ui/rows.module.css';
import { MarkInTheme } from '../look/mark-in-theme.tsx';
import styles from './active-theme.module.css';
import { ContrastLine } from './contrast-note.tsx';
import { Miniature } from './miniature.tsx';
import type { Previewed } from './preview-dialog.tsx';
import { Swatches } from './swatches.tsx';
import { headingFontOf, type Theme } from './theme.ts';
import { exportTheme } from './theme-file.ts';
import line from './theme-line.module.css';

/** The active theme with its contrast measurements. */
export function ActiveTheme({
  theme,
  headingRef,
  onPreview,
}: {
  theme: Theme;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPreview: (theme: Previewed) => void;
}) {
  const { displayName, description, isDefault } = theme;
  const { variables } = readVariables(theme.cssVariables);
  return (
    <section className={styles.active} aria-labelledby="active-theme">
      <Miniature
        variables={variables}
        caption={displayName}
        mark={<MarkInTheme variables={variables} />}
        large
      />
      <div>
        <div className={line.titles}>
          <h2 id="active-theme" ref={headingRef} tabIndex={-1}>
            {displayName}
          </h2>
          <Badge variant="filled" color="primary">
            Active
          </Badge>
          {isDefault && <Badge>Default</Badge>}
        </div>
        {description && <p className="muted">{description}</p>}
        <Swatches variables={variables} count={6} of={displayName} />
        <dl className={styles.facts}>
          <dt>Text contrast</dt>
          <dd>
            <ContrastLine variables={variables} />
          </dd>
          <dt>Corners</dt>
          <dd>{variables['--radius'] ?? '0.5rem'}</dd>
          <dt>Headings</dt>
          <dd>{headingFontOf(variables)}</dd>
        </dl>
        <div className={rows.acts}>
          <Button onClick={() => exportTheme(theme)}>
            <AdminIcon name="download" />
            Export
          </Button>
          <Button variant="subtle" onClick={() => onPreview({ ...theme, canHave: theme.name })}>
            <AdminIcon name="eye" />
            Preview
          </Button>
        </div>
      </div>
    </section>
  );
}
