import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  evaluate,
  figuresOf,
  type Schedules,
} from '../../../src/features/probate/evaluate/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { m } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';

/** The input of the call without the calculated fields. */
type ToSave = { estate: number; userEmail: string; website: string; elapsedMs: number };

/** Saves the calculation and mails it to the given address. */
export function useSaveCalculation(calculator: Schedules) {
  const { client } = trpc.useUtils();
  const [emailError, setEmailError] = useState<string>();
  const saving = useMutation({
    mutationFn: ({ estate, ...others }: ToSave) => {
      const figures = figuresOf(evaluate(calculator, estate));
      return client.probate.save.mutate({
        ...others,
        estateValue: String(estate),
        // The calculator does not ask which part of the amount is real estate.
        realEstateValue: '0',
        attorneyFees: String(figures.attorneyFees),
        executorFees: String(figures.executorFees),
        courtCosts: String(figures.courtCosts),
        totalProbate: String(figures.totalProbate),
        trustCost: String(figures.trustCost),
        savings: String(figures.savings),
      });
    },
    onSuccess: () => showToast({ tone: 'success', title: m.calculator.saved }),
    onError: (error) => {
      setEmailError(apiErrorOf(error)?.fieldErrors?.userEmail?.[0]);
      showToast({
        tone: 'danger',
        title: m.calculator.saveFailed,
        text: m.calculator.saveFailedText,
      });
    },
  });
  return { saving, emailError, clearError: () => setEmailError(undefined) };
}
