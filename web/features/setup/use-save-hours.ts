import type { HostSettings } from '../../../src/features/scheduling/hosts/schema.ts';
import type { HoursInput } from '../../../src/features/setup/hours/schema.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { draftOf as firmDraftOf } from '../firm/firm-draft.ts';
import { useRefreshTeam } from '../team/use-team.ts';
import { changedHosts, changedOfficeHours, changedTypes } from './hours-draft.ts';
import { useSaveFields } from './use-firm-step.ts';
import type { StepNavigation } from './use-setup.ts';

/** Saves the hours of the hosts, the consultation types and the office hours; only what has changed. */
export function useSaveHours(nav: StepNavigation) {
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const { availability, firm } = trpc.useUtils();
  const failure = 'Failed to save the hours';
  const host = trpc.availability.saveHost.useMutation(withToasts({ failure, refresh }));
  const type = trpc.availability.updateType.useMutation(withToasts({ failure, refresh }));
  const office = useSaveFields(nav);
  return {
    isPending: host.isPending || type.isPending || office.isPending,
    async save(input: HoursInput): Promise<void> {
      const settings = await availability.settings.fetch(undefined, { staleTime: 0 });
      for (const changed of changedHosts(settings.hosts, input)) {
        await host.mutateAsync(hostInputOf(changed));
      }
      for (const changed of changedTypes(settings.types, input)) await type.mutateAsync(changed);
      const stored = await firm.get.fetch();
      const officeHours = changedOfficeHours(stored.officeHours, input);
      if (officeHours) await office.save(firmDraftOf({ ...stored, officeHours }));
      await refresh();
    },
  };
}

const hostInputOf = ({ number, isActive, maxPerDay, weeklyHours, updatedAt }: HostSettings) => ({
  ...{ number, isActive, maxPerDay, weeklyHours, updatedAt },
});
