// Entry point for any Node version: one that cannot run TypeScript would only report ERR_UNKNOWN_FILE_EXTENSION.
const NEEDED = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) {
  (await import('./limit-free-memory.mjs')).limitFreeMemory();
  await import('./start-server.mjs');
} else {
  process.stderr.write(
    `\nLawfront needs Node ${NEEDED.join('.')} or newer to run; this is ${process.versions.node}.\n` +
      '`npm start` brings its own.\n\n',
  );
  process.exit(1);
}
