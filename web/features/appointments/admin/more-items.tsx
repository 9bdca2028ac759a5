import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { CsvExportItem } from '../../../admin/csv-export-item.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { type AppointmentSearch, useExportFilter } from './appointment-definitions.ts';

/** Tools of the list that are hidden until staff ask for them. */
export type Tool = 'select' | 'views';

/** The items of the menu of the appointments: the day sheet, and for the list its export and its tools. */
export function MoreItems({
  search,
  tools,
  onTool,
}: {
  search: AppointmentSearch;
  tools: readonly Tool[];
  /** Shows or hides a tool. */
  onTool: (tool: Tool) => void;
}) {
  const filter = useExportFilter(search);
  return (
    <>
      <Menu.Item
        leftSection={<AdminIcon name="print" size="sm" />}
        renderRoot={(props) => (
          <Link
            to="/admin/appointments/day-sheet"
            search={{ host: search.host, office: search.office }}
            {...props}
          />
        )}
      >
        Day sheet
      </Menu.Item>
      {!search.view && (
        <>
          <CsvExportItem
            permission="appointments.export"
            path="/api/admin/appointments/export"
            fileName="appointments.csv"
            filter={filter}
            failure="Failed to export appointments"
          />
          <IfCan permission="appointments.change">
            <Menu.Item
              leftSection={<AdminIcon name="check" size="sm" />}
              onClick={() => onTool('select')}
            >
              {tools.includes('select') ? 'End selection' : 'Select several'}
            </Menu.Item>
          </IfCan>
          <Menu.Item
            leftSection={<AdminIcon name="eye" size="sm" />}
            onClick={() => onTool('views')}
          >
            {tools.includes('views') ? 'Hide views and layout' : 'Views and layout'}
          </Menu.Item>
        </>
      )}
    </>
  );
}
