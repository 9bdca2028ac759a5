import { useState } from 'react';
import type { Erased } from '../../../src/features/privacy/schema.ts';
import { Notice } from '../../admin/notice.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { ErasedNotice } from './erased-notice.tsx';
import { FindForm } from './find-form.tsx';
import { PersonFound } from './person-found.tsx';

/**
 * The data stored about a person: view, export and erase. The person's e-mail address never appears in the page's URL.
 */
export function PrivacyPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const [erased, setErased] = useState<Erased>();
  const withToasts = useMutationToasts();
  // Without its `onSuccess`, which would dismiss the toast that explains why staff have to search again.
  const { onError } = withToasts({ failure: 'Failed to search' });
  const find = trpc.privacy.find.useMutation({ onError });
  const person = find.data;
  return (
    <Screen
      title="Privacy"
      lead="People may ask for the data that this website keeps about them, and have it deleted. Verify their identity first, and answer within 45 days."
    >
      <FindForm
        isPending={find.isPending}
        onFind={(input) => {
          setErased(undefined);
          return find.mutateAsync(input);
        }}
      />
      {find.isError && (
        <Notice tone="danger" icon="alert">
          <p>The search failed. Any results below are from an earlier search.</p>
        </Notice>
      )}
      {erased && <ErasedNotice erased={erased} />}
      {person && (
        <PersonFound
          key={person.seen + person.email}
          person={person}
          zone={firm.zone}
          isErased={erased !== undefined}
          onLookAgain={() => find.mutate({ email: person.email })}
          onErased={(counts) => {
            setErased(counts);
            find.mutate({ email: person.email });
          }}
        />
      )}
    </Screen>
  );
}
