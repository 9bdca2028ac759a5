import { Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { saveBlob } from '../lib/save-file.ts';
import { AdminIcon } from './admin-icon.tsx';
import { downloadCsv } from './download-csv.ts';
import { useCan } from './use-can.ts';
import { useMutationToasts } from './use-mutation-toasts.ts';

/** An item of a menu that downloads all rows that match the list's filter as a CSV file. */
export function CsvExportItem({
  permission,
  path,
  fileName,
  filter,
  failure,
}: {
  /** The permission required to export; users without it do not see the item. */
  permission: Permission;
  /** The documented endpoint that returns the file. */
  path: string;
  fileName: string;
  filter: object;
  /** The error message. */
  failure: string;
}) {
  const can = useCan();
  const withToasts = useMutationToasts();
  const { mutate } = useMutation({
    mutationFn: () => downloadCsv(path, filter),
    ...withToasts({ failure, onSuccess: (file: Blob) => saveBlob(fileName, file) }),
  });
  if (!can(permission)) return null;
  return (
    <Menu.Item leftSection={<AdminIcon name="download" size="sm" />} onClick={() => mutate()}>
      Export CSV
    </Menu.Item>
  );
}
