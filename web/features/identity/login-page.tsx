import { useEffect, useReducer, useRef } from 'react';
import { isStaffRole } from '../../../src/platform/auth/rules.ts';
import { Notice } from '../../admin/notice.tsx';
import { Tabs } from '../../admin/tabs.tsx';
import { confirmSignIn, type SignInStep } from '../../lib/auth/sign-in.ts';
import { completeAutoSignIn } from '../../lib/auth/sign-up.ts';
import { dismissErrorToast, showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import styles from './forms.module.css';
import { type LoginState, loginReducer, START } from './login-state.ts';
import { ForgottenForm, ResetForm } from './reset-forms.tsx';
import { refreshSession, useSession, whileSigningIn } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const TABS = [
  { key: 'signIn', title: 'Sign In' },
  { key: 'signUp', title: 'Sign Up' },
  { key: 'confirm', title: 'Confirm' },
] as const;

/** The sign-in page. Source of tabs, texts and toasts: public spec §4, §5 and §8. */
export function LoginPage({
  isRestricted,
  invitation,
  onSignedIn,
}: {
  /** Whether the visitor was redirected here from a restricted page. */
  isRestricted: boolean;
  /** From the link of an invitation: the page opens with the sign-up. */
  invitation: string | undefined;
  onSignedIn: () => void;
}) {
  const { isExpired } = useSession();
  const { staff } = trpc.useUtils();
  const [state, dispatch] = useReducer(loginReducer, {
    ...START,
    tab: invitation ? 'signUp' : START.tab,
  });
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.moves === 0) return;
    const inputs = [...(panel.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ value }) => value === '')?.focus();
  }, [state.moves]);

  // An error in one form does not concern another; the tabs dismiss their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the form changes
  useEffect(() => dismissErrorToast, [state.detour?.kind]);

  const enter = () => {
    onSignedIn();
    // Users whose accounts wait for approval see "Access Restricted" instead. A failed query is reported by the guard.
    staff.me.fetch().then(
      ({ role }) => {
        if (isStaffRole(role)) showToast({ tone: 'success', title: 'Welcome back!' });
      },
      () => {},
    );
  };
  const onStep = (step: SignInStep, username = state.username) => {
    const { signInStep } = step;
    if (signInStep === 'DONE') enter();
    else if (signInStep === 'CONFIRM_SIGN_UP') dispatch({ kind: 'unconfirmed', username });
    else if (signInStep === 'RESET_PASSWORD') dispatch({ kind: 'forgot', username });
    else dispatch({ kind: 'challenged', step, username });
  };
  const onConfirmed = async ({ username, signsIn }: { username: string; signsIn: boolean }) => {
    dispatch({ kind: 'confirmed', username });
    if (!signsIn || !(await completeAutoSignIn())) return;
    await refreshSession();
    enter();
  };

  const form = state.detour ? (
    <Detour state={state} dispatch={dispatch} onStep={onStep} />
  ) : state.tab === 'signIn' ? (
    <SignInForm
      key={state.username}
      username={state.username}
      onStep={onStep}
      onForgotten={(username) => dispatch({ kind: 'forgot', username })}
    />
  ) : state.tab === 'signUp' ? (
    <SignUpForm
      invitation={invitation}
      onDone={(account) => dispatch({ kind: 'signedUp', ...account })}
    />
  ) : (
    <ConfirmForm
      key={state.username}
      username={state.username}
      hasNewCode={state.hasNewCode}
      onDone={(account) => void onConfirmed(account)}
    />
  );

  return (
    <Tabs
      label="Account"
      tabs={TABS}
      current={state.tab}
      onChange={(tab) => dispatch({ kind: 'choose', tab })}
    >
      {isRestricted && state.tab === 'signIn' && (
        <div className={styles.notice}>
          <Notice tone="warning" icon="alert">
            <p>
              <b>{isExpired ? 'Your session has ended' : 'Access Restricted'}</b>
            </p>
            <p>
              {isExpired
                ? 'Please sign in again. You will return to where you were.'
                : 'Please sign in to access this area.'}
            </p>
          </Notice>
        </div>
      )}
      <div ref={panel}>{form}</div>
    </Tabs>
  );
}

function Detour({
  state: { detour, username },
  dispatch,
  onStep,
}: {
  state: LoginState;
  dispatch: (action: Parameters<typeof loginReducer>[1]) => void;
  onStep: (step: SignInStep) => void;
}) {
  const back = () => dispatch({ kind: 'choose', tab: 'signIn' });
  if (detour?.kind === 'challenge')
    return (
      <ChallengeForm
        step={detour.step}
        username={username}
        onStep={onStep}
        confirm={(response) => whileSigningIn(() => confirmSignIn(response))}
      />
    );
  return detour?.kind === 'reset' ? (
    <ResetForm
      username={username}
      onDone={(name) => dispatch({ kind: 'passwordChanged', username: name })}
      onBack={back}
    />
  ) : (
    <ForgottenForm
      username={username}
      onDone={(name) => dispatch({ kind: 'codeSent', username: name })}
      onBack={back}
    />
  );
}
