import { useState } from 'react';
import { Button } from '../../admin/button.tsx';

/** Starts a sign-in with a passkey, for which the browser asks, and is pending meanwhile. */
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
