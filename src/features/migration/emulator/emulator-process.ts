import { type Place, type Served, serveDynalite } from './serve-dynalite.ts';

/** What the process tells whoever has started it. */
export type Told = { port: number } | { failure: string };

let served: Promise<Served> | undefined;

// Also when the parent was killed: the channel to it closes with it.
process.once('disconnect', async () => {
  await served?.then(({ close }) => close()).catch(() => {});
  process.exit(0);
});

// Ctrl-C and service managers reach every process at once; the parent needs this one to finish its work.
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

function tell(told: Told): void {
  if (process.connected) process.send?.(told);
}
