import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { trpc } from '../../lib/trpc.ts';
import { FirmForm } from './firm-form.tsx';

/** The page of the firm profile; `children` are rendered below it. */
export function FirmPage({ children }: { children: ReactNode }) {
  const profile = trpc.firm.get.useQuery();
  return (
    <Screen
      title="Firm"
      lead="Shown on the site, in mails and in calendar invitations. Changes appear the next time a page is opened."
      actions={profile.data?.isSample && <Badge variant="outline">Sample profile</Badge>}
    >
      <QueryState query={profile} what="The firm profile">
        {(settings) => <FirmForm settings={settings} />}
      </QueryState>
      {children}
    </Screen>
  );
}
