import { useState } from 'react';
import { Button } from '../../admin/button.tsx';

/** Button that starts a sign-in with a passkey; pending while the browser's passkey dialog is open. */
export function PasskeyButton({
  signIn,
  onFailure,
}: {
  signIn: () => Promise<void>;
  onFailure: (error: unknown) => void;
}) {
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setIsPending(true);
    try {
      await signIn();
    } catch (error) {
      onFailure(error);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button variant="outline" size="lg" pending={isPending} onClick={() => void start()}>
      Use a passkey
    </Button>
  );
}
