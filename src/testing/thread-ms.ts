/**
 * Processor time of this thread so far, in milliseconds: what a computation takes, whatever else the machine
 * is doing meanwhile. The clock moves in steps of some milliseconds.
 */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
