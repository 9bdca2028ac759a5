import { useState } from 'react';
import type { Component, ComponentKey } from '../../../src/features/visibility/rules.ts';
import { statusTextOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { type ByKey, describeFailures, modifiedOf } from './unsaved-changes.ts';

export type Changes = ReturnType<typeof useChanges>;

/**
 * The unsaved switches. Saving makes one API call per switch; if the server rejects one, it stays unsaved and the
 * reason is reported, while the others are saved. Source of the texts: admin spec §8.
 */
export function useChanges(components: readonly Component[]) {
  const [changed, setChanged] = useState<ByKey<boolean>>({});
  const [failures, setFailures] = useState<ByKey<string>>({});
  const [isSaving, setSaving] = useState(false);
  const { visibility, site } = trpc.useUtils();
  const { mutateAsync } = trpc.visibility.set.useMutation();
  const modified = modifiedOf(components, changed);

  const saveOne = async (component: Component) => {
    const { componentKey } = component;
    try {
      const saved = await mutateAsync({ componentKey, isVisible: !component.isVisible });
      visibility.all.setData(undefined, (rows) =>
        rows?.map((row) => (row.componentKey === componentKey ? saved : row)),
      );
    } catch (error) {
      return [componentKey, statusTextOf(error)] as const;
    }
  };
  const save = async () => {
    setSaving(true);
    const outcomes = await Promise.all(modified.map(saveOne));
    const failed = outcomes.filter((outcome) => outcome !== undefined);
    setFailures(Object.fromEntries(failed));
    setChanged((now) => Object.fromEntries(failed.map(([key]) => [key, now[key]])));
    setSaving(false);
    tell(describeFailures(components, failed));
    if (failed.length < outcomes.length) {
      void Promise.all([visibility.invalidate(), site.layout.invalidate()]);
    }
    return failed.length === 0;
  };

  return {
    count: modified.length,
    isSaving,
    isShown: ({ componentKey, isVisible }: Component) => changed[componentKey] ?? isVisible,
    isModified: (component: Component) => modified.includes(component),
    failureOf: ({ componentKey }: Component) => failures[componentKey],
    change: (key: ComponentKey, isVisible: boolean) => {
      setChanged((now) => ({ ...now, [key]: isVisible }));
      setFailures(({ [key]: _, ...others }) => others);
    },
    discard: () => {
      setChanged({});
      setFailures({});
    },
    save,
  };
}

/** Reports that everything was saved, or what was not. */
function tell(failures: string): void {
  if (failures === '') {
    showToast({
      tone: 'success',
      title: 'Success',
      text: 'Component visibility updated successfully',
    });
    return;
  }
  showToast({
    tone: 'danger',
    title: 'Error',
    text: 'Failed to update component visibility',
    detail: failures,
  });
}
