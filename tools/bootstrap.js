// The first script of every command. It imports nothing before the check, and its words are so old that
// every Node can read them: one that is too old says so, instead of failing over a newer word.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 11)) {
  import('./handOver.js');
} else {
  console.error(`Node 20.11 or newer is needed; this is ${process.version}.`);
  console.error('Install it, for example from https://nodejs.org, and run the command again.');
  process.exitCode = 1;
}
