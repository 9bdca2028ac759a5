/**
 * CPU time of this thread so far, in milliseconds: the cost of a computation, independent of other load on the machine.
 * The resolution is some milliseconds.
 */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
