import type { ComponentProps, ReactNode } from 'react';
import { CsvExportButton } from '../csv-export-button.tsx';
import { RefreshButton } from '../refresh-button.tsx';
import { Screen } from '../screen.tsx';
import { ListBody } from './list-body.tsx';

/** A page of the back office that shows a list: its head, filters, rows and bulk actions. */
export function ListScreen<Row extends { id: string }>({
  title,
  lead,
  firstActions,
  importAction,
  actions,
  onRefresh,
  intro,
  children,
  ...body
}: ComponentProps<typeof ListBody<Row>> & {
  title: string;
  lead: string;
  /** The actions before Export and Refresh. */
  firstActions?: ReactNode;
  /** The action beside Export. */
  importAction?: ReactNode;
  /** The actions at the end. */
  actions?: ReactNode;
  /** Called instead of refetching the list and its counts. */
  onRefresh?: () => unknown;
  /** Content above the filters. */
  intro?: ReactNode;
  /** Content below the list, and dialogs. */
  children?: ReactNode;
}) {
  const { definition, sent, query, countsQuery } = body.list;
  const { csv } = definition;
  return (
    <Screen
      title={title}
      lead={lead}
      actions={
        <>
          {firstActions}
          {csv && <CsvExportButton {...csv} filter={sent} />}
          {importAction}
          <RefreshButton
            queries={countsQuery ? [query, countsQuery] : [query]}
            {...(onRefresh && { onRefresh })}
          />
          {actions}
        </>
      }
    >
      {intro}
      <ListBody {...body} />
      {children}
    </Screen>
  );
}
