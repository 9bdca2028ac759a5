import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LEAST_FILL_MS } from '../../../src/form-guard/rules.ts';
import { compareProbateWithTrust, parseDollars } from '../../../src/probate/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTypedEarly } from '../../lib/typed-early.ts';

/** What is typed, what was calculated from it, and how it is saved for who leaves an address. */
export function useCalculator() {
  const { typed, type, estate, calculate } = useEstate();
  const [email, setEmail] = useState('');
  const [estateField, emailField] = [useTypedEarly(type), useTypedEarly(setEmail)];
  const [emailError, setEmailError] = useState<string>();
  const [shownAtMs] = useState(() => Date.now());
  const trap = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLElement>(null);
  const saving = useSaveCalculation(setEmailError);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dollars = parseDollars(typed);
    if (dollars === undefined) return warnInvalid();
    calculate(dollars);
    setEmailError(undefined);
    // On a phone the result is below the form.
    requestAnimationFrame(() =>
      result.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
    );
    window.history.replaceState(window.history.state, '', `#${dollars}`);
    if (email.trim() === '') return;
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    const website = trap.current?.value ?? '';
    saving.mutate({ estate: dollars, userEmail: email.trim(), website, elapsedMs });
  };

  return {
    ...{ typed, type, estateField, estate },
    ...{ email, setEmail, emailField, emailError },
    ...{ submit, trap, result },
    isSaving: saving.isPending,
  };
}

export type CalculatorState = ReturnType<typeof useCalculator>;

function warnInvalid() {
  showToast({
    tone: 'danger',
    title: 'Invalid Input',
    text: 'Please enter a valid estate value greater than $0.',
  });
}

/** The estate's value as it is typed and as it was calculated with, also by the address behind its #. */
function useEstate() {
  const [typed, setTyped] = useState('');
  const [estate, setEstate] = useState<number>();
  const type = (text: string) => setTyped(withSeparators(text));
  const calculate = (dollars: number) => {
    setTyped(dollars.toLocaleString('en-US'));
    setEstate(dollars);
  };
  useEffect(() => {
    const calculateFromAddress = () => {
      const dollars = parseDollars(
        window.location.hash.slice(1).replaceAll('%20', ' ').replaceAll('%24', '$'),
      );
      if (dollars === undefined) return;
      setTyped(dollars.toLocaleString('en-US'));
      setEstate(dollars);
    };
    calculateFromAddress();
    window.addEventListener('hashchange', calculateFromAddress);
    return () => window.removeEventListener('hashchange', calculateFromAddress);
  }, []);
  return { typed, type, estate, calculate };
}

/** Thousands separators while somebody types plain digits; anything else is left as it is. */
function withSeparators(text: string): string {
  const digits = text.replace(/,/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits).toLocaleString('en-US') : text;
}

type ToSave = { estate: number; userEmail: string; website: string; elapsedMs: number };

function useSaveCalculation(showEmailError: (message: string | undefined) => void) {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: ({ estate, ...others }: ToSave) => {
      const figures = compareProbateWithTrust(estate);
      return client.probate.save.mutate({
        ...others,
        estateValue: String(estate),
        // The calculator asks for one number; how much of it is real estate, nobody is asked.
        realEstateValue: '0',
        attorneyFees: String(figures.attorneyFees),
        executorFees: String(figures.executorFees),
        courtCosts: String(figures.courtCosts),
        totalProbate: String(figures.totalProbate),
        trustCost: String(figures.trustCost),
        savings: String(figures.savings),
      });
    },
    onSuccess: () => showToast({ tone: 'success', title: 'Calculation Saved' }),
    onError: (error) => {
      showEmailError(apiErrorOf(error)?.fieldErrors?.userEmail?.[0]);
      showToast({
        tone: 'danger',
        title: 'Save Failed',
        text: 'Unable to save your calculation. Please try again.',
      });
    },
  });
}
