import { type Place, type Served, serveDynalite } from './serve-dynalite.ts';

/** Message to the parent process. */
export type EmulatorMessage = { port: number } | { failure: string };

let served: Promise<Served> | undefined;

// Also fires when the parent was killed, because that closes the channel.
process.once('disconnect', async () => {
  await served?.then(({ close }) => close()).catch(() => {});
  process.exit(0);
});

// Ctrl-C and service managers signal all processes at once; the parent still needs this one to finish its work.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

process.once('message', async (place: Place) => {
  if (!process.connected) process.exit(0);
  served = serveDynalite(place);
  try {
    tell({ port: (await served).port });
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
    process.disconnect();
  }
});

function tell(told: EmulatorMessage): void {
  if (process.connected) process.send?.(told);
}
