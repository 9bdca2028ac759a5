import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Agreement } from '../../../../src/features/agreements/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Blocks } from './blocks.tsx';
import { Chain } from './chain.tsx';
import { Facts } from './facts.tsx';
import { useAgreementActs } from './use-agreement-acts.ts';

const CountersignDialog = lazy(async () => ({
  default: (await import('./countersign-dialog.tsx')).CountersignDialog,
}));
const EditTermsDialog = lazy(async () => ({
  default: (await import('./edit-terms-dialog.tsx')).EditTermsDialog,
}));

/** An agreement: its text, what was done with it, and what comes next. */
export function AgreementScreen({ id }: { id: string }) {
  const query = trpc.agreements.one.useQuery({ id });
  return (
    <Screen
      title="Agreement"
      heading={query.data ? `Agreement with ${query.data.clientName}` : 'Agreement'}
      actions={query.data && <Actions agreement={query.data} />}
    >
      {apiErrorOf(query.error)?.code === 'NOT_FOUND' ? (
        <Notice tone="warning" icon="alert" role="alert">
          <p>
            There is no such agreement. <Link to="/admin/agreements">Back to the agreements</Link>
          </p>
        </Notice>
      ) : (
        <QueryState query={query} what="The agreement">
          {(agreement) => <Content agreement={agreement} />}
        </QueryState>
      )}
    </Screen>
  );
}

function Content({ agreement }: { agreement: Agreement }) {
  const { document, translation, language, negotiatedLanguage } = agreement;
  const { obstacle, unfinished, templateId } = agreement;
  return (
    <Stack gap="1.25rem">
      {obstacle && (
        <Notice tone="warning" icon="alert">
          <p>{obstacle}</p>
          {unfinished.length > 0 && (
            <>
              <ul>
                {unfinished.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
              <p>
                Finish{' '}
                <Link to="/admin/agreement-templates/$id" params={{ id: templateId }}>
                  the template
                </Link>
                , publish it, and prepare the agreement anew, so that it replaces this one. What was
                filled in is changed with the terms of the draft.
              </p>
            </>
          )}
        </Notice>
      )}
      <Facts agreement={agreement} />
      <Blocks title="The text that is signed" lang={language} blocks={document} />
      {translation && (
        <Blocks
          title="The translation for the client"
          lang={negotiatedLanguage}
          blocks={translation}
        />
      )}
      <Chain agreement={agreement} />
    </Stack>
  );
}

function Actions({ agreement }: { agreement: Agreement }) {
  const acts = useAgreementActs(agreement);
  const [open, setOpen] = useState<'countersign' | 'edit'>();
  const may = (step: Agreement['possible'][number]) => agreement.possible.includes(step);
  const close = () => setOpen(undefined);
  return (
    <>
      {may('withdraw') && (
        <Button
          permission="agreements.change"
          pending={acts.isWithdrawing}
          onClick={() => void acts.withdraw()}
        >
          Withdraw
        </Button>
      )}
      {may('edit') && (
        <Button permission="agreements.change" onClick={() => setOpen('edit')}>
          Change terms
        </Button>
      )}
      {may('reopen') && (
        <Button permission="agreements.approve" pending={acts.isReopening} onClick={acts.reopen}>
          Back to draft
        </Button>
      )}
      {may('send_again') && (
        <Button permission="agreements.change" pending={acts.isSending} onClick={acts.sendAgain}>
          Send a new link
        </Button>
      )}
      {may('approve') && (
        <Button
          permission="agreements.approve"
          variant="filled"
          pending={acts.isApproving}
          onClick={() => void acts.approve()}
        >
          Approve
        </Button>
      )}
      {may('send') && (
        <Button
          permission="agreements.change"
          variant="filled"
          pending={acts.isSending}
          onClick={acts.send}
        >
          Send to the client
        </Button>
      )}
      {may('countersign') && (
        <Button
          permission="agreements.approve"
          variant="filled"
          onClick={() => setOpen('countersign')}
        >
          Countersign
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'countersign' && <CountersignDialog agreement={agreement} onClose={close} />}
        {open === 'edit' && <EditTermsDialog agreement={agreement} onClose={close} />}
      </Suspense>
    </>
  );
}
