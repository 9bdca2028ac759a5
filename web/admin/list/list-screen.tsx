import { Menu } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import { CsvExportItem } from '../csv-export-item.tsx';
import { Screen } from '../screen.tsx';
import { useCan } from '../use-can.ts';
import { ListBody } from './list-body.tsx';

/** A page of the back office that shows a list: its head, filters, rows and bulk actions. */
export function ListScreen<Row extends { id: string }>({
  title,
  lead,
  actions,
  isLive = true,
  intro,
  children,
  ...body
}: ComponentProps<typeof ListBody<Row>> & {
  title: string;
  lead: string;
  actions?: ReactNode;
  /** Whether the list is refetched when somebody else changes it (`web/admin/live`); others can be refreshed. */
  isLive?: boolean;
  /** Content above the filters. */
  intro?: ReactNode;
  /** Content below the list, and dialogs. */
  children?: ReactNode;
}) {
  const { definition, sent, query } = body.list;
  const { csv } = definition;
  const can = useCan();
  const mayExport = csv !== undefined && can(csv.permission);
  return (
    <Screen
      title={title}
      lead={lead}
      actions={actions}
      more={
        (mayExport || !isLive) && (
          <>
            {mayExport && <CsvExportItem {...csv} filter={sent} />}
            {!isLive && (
              <Menu.Item
                leftSection={<AdminIcon name="refresh" size="sm" />}
                onClick={() => void query.refetch()}
              >
                Refresh
              </Menu.Item>
            )}
          </>
        )
      }
    >
      {intro}
      <ListBody {...body} />
      {children}
    </Screen>
  );
}
