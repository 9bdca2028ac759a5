import { useNavigate } from '@tanstack/react-router';
import type { Step } from '../../../src/features/setup/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { placeAfter, placeBefore, type SetupPlace } from './setup-search.ts';

/** Navigates between the steps of the assistant, and records whether they are done or skipped. */
export function useSetup(step: Step) {
  const navigate = useNavigate();
  const withToasts = useMutationToasts();
  const { setup } = trpc.useUtils();
  const settling = trpc.setup.settle.useMutation(
    withToasts({ failure: 'Failed to save your progress' }),
  );
  const go = (place: SetupPlace) => navigate({ to: '/admin/setup', search: { step: place } });
  const refresh = () => setup.invalidate();
  const settle = async (isSkipped: boolean) => {
    await settling.mutateAsync({ step, isSkipped });
    await goOn();
  };
  const goOn = async () => {
    void refresh();
    await go(placeAfter(step));
  };
  const before = placeBefore(step);
  return {
    isPending: settling.isPending,
    /** Goes to the next step, after the server has recorded that this one is done. */
    finish: () => settle(false),
    skip: () => settle(true),
    /** Goes to the next step without recording anything, because the server has recorded it already. */
    goOn,
    /** Goes to the previous step; undefined on the first step. */
    back: before && (() => void go(before)),
    refresh,
  };
}

export type StepNavigation = ReturnType<typeof useSetup>;
