import { useRef, useState } from 'react';
import { nameOf } from '../../../src/features/themes/rules.ts';
import { DEFAULT_TEMPLATE } from '../../../src/features/themes/templates/professional-rules.ts';
import { TEMPLATES } from '../../../src/features/themes/templates/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { LIST_QUERY } from '../../admin/list-query.ts';
import { Pager } from '../../admin/pager.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useAdminSearch } from '../../admin/use-admin-search.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActiveTheme } from './active-theme.tsx';
import { ImportButton } from './import-button.tsx';
import { InstalledThemes } from './installed-themes.tsx';
import { PreviewDialog, type Previewed } from './preview-dialog.tsx';
import { type Choice, TakeButton } from './take-button.tsx';
import { Templates, THEME_SEARCH } from './templates.tsx';
import type { Theme } from './theme.ts';
import { ThemeDialog } from './theme-dialog.tsx';
import { useThemeActions } from './use-theme-actions.tsx';
import { draftOf, type ThemeDraft } from './use-theme-form.ts';

const BLANK: ThemeDraft = {
  name: '',
  displayName: '',
  description: '',
  cssVariables: JSON.stringify(DEFAULT_TEMPLATE.cssVariables, null, 2),
};

const PAGE = 100;

/** The active theme, the installed themes, and the templates. */
export function ThemesPage() {
  const [search, onSearch] = useAdminSearch(THEME_SEARCH);
  const list = trpc.themes.list.useQuery(
    { limit: PAGE, cursor: search.cursor ?? null },
    LIST_QUERY,
  );
  const active = trpc.themes.active.useQuery();
  const [draft, setDraft] = useState<{ fields: ThemeDraft; isImported: boolean }>();
  const [edited, setEdited] = useState<Theme>();
  const [previewed, setPreviewed] = useState<Previewed>();
  const activeHeading = useRef<HTMLHeadingElement>(null);
  // Moves the focus, because the clicked button has been removed: the active theme has none.
  const actions = useThemeActions({
    onActivated: () => {
      setPreviewed(undefined);
      activeHeading.current?.focus({ preventScroll: true });
    },
  });
  const choice = choiceOf(previewed?.canHave, list.data?.items);
  return (
    <Screen
      title="Themes"
      lead="Visitors can still choose Light, Dark or Warm. Light is the theme you activate here; Dark and Warm take its hue."
      actions={
        <>
          <IfCan permission="themes.change">
            <ImportButton
              onTheme={(file) =>
                setDraft({ fields: { ...file, name: nameOf(file.displayName) }, isImported: true })
              }
            />
          </IfCan>
          <Button
            permission="themes.change"
            variant="filled"
            onClick={() => setDraft({ fields: BLANK, isImported: false })}
          >
            <AdminIcon name="plus" />
            Create Custom Theme
          </Button>
        </>
      }
    >
      <QueryState query={active} what="The active theme">
        {(theme) => (
          <ActiveTheme theme={theme} headingRef={activeHeading} onPreview={setPreviewed} />
        )}
      </QueryState>
      <Templates
        search={search}
        onSearch={onSearch}
        installed={list.data?.items ?? []}
        actions={actions}
        onPreview={setPreviewed}
      />
      <QueryState query={list} what="The list of installed themes">
        {(page) => (
          <>
            <InstalledThemes
              themes={page.items}
              hasMore={page.next !== null || page.previous !== null}
              actions={actions}
              // The default theme is not edited itself, because pages without a theme look like it.
              onEdit={(theme) =>
                theme.isDefault
                  ? setDraft({ fields: copyOf(theme), isImported: false })
                  : setEdited(theme)
              }
              onPreview={setPreviewed}
            />
            <Pager page={page} onCursor={(cursor) => onSearch({ cursor })} />
          </>
        )}
      </QueryState>
      {draft && (
        <ThemeDialog
          draft={draft.fields}
          isImported={draft.isImported}
          onPreview={setPreviewed}
          onClose={() => setDraft(undefined)}
        />
      )}
      {edited && (
        <ThemeDialog
          key={edited.id}
          draft={draftOf(edited)}
          edited={edited}
          onPreview={setPreviewed}
          onClose={() => setEdited(undefined)}
        />
      )}
      {previewed && (
        <PreviewDialog
          theme={previewed}
          action={choice && <TakeButton choice={choice} actions={actions} />}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </Screen>
  );
}

/** A new theme as a copy of an existing one. */
function copyOf(theme: Theme): ThemeDraft {
  const displayName = `${theme.displayName} Copy`;
  return { ...draftOf(theme), displayName, name: nameOf(displayName) };
}

/** The template and the installed theme of a given name. */
function choiceOf(name: string | undefined, installed: readonly Theme[] = []): Choice | undefined {
  const theme = installed.find((each) => each.name === name);
  const template = TEMPLATES.find((each) => each.name === name);
  return theme ? { theme, template } : template && { template };
}
