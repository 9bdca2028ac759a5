import { Badge } from '@mantine/core';
import type { ThemeTemplate } from '../../../src/features/themes/templates/template-rules.ts';
import { Button } from '../../admin/button.tsx';
import type { Theme } from './theme.ts';
import type { ThemeActions } from './use-theme-actions.tsx';

/** What can be installed or activated: a theme, a template, or a template with the theme installed from it. */
export type Choice =
  | { theme: Theme; template?: ThemeTemplate | undefined }
  | { theme?: Theme | undefined; template: ThemeTemplate };

/**
 * A button that first installs, then activates. One element for both steps, so that it keeps the focus after the first.
 */
export function TakeButton({
  choice: { theme, template },
  actions,
  size = 'md',
}: {
  choice: Choice;
  actions: ThemeActions;
  size?: 'sm' | 'md';
}) {
  if (theme?.isActive)
    return (
      <Badge variant="filled" color="primary">
        Active
      </Badge>
    );
  if (theme) {
    return (
      <Button
        permission="themes.change"
        variant="filled"
        size={size}
        pending={actions.isActivating(theme.id)}
        aria-label={`Activate ${theme.displayName}`}
        onClick={() => actions.activate(theme.id)}
      >
        Activate
      </Button>
    );
  }
  return (
    template && (
      <Button
        permission="themes.change"
        size={size}
        pending={actions.isInstalling(template.name)}
        aria-label={`Install ${template.displayName}`}
        onClick={() => actions.install(template)}
      >
        Install
      </Button>
    )
  );
}
