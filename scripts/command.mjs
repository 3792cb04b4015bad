/*
 * `node scripts/command.mjs NAME ARGS…` runs the script of that name, once Node is new enough for it. Written so that
 * any Node which knows modules can read it: whoever has an old one learns so before anything else.
 */
// biome-ignore lint/style/useNodejsImportProtocol: an old Node does not know the prefix.
import { readFileSync } from 'fs';
// biome-ignore lint/style/useNodejsImportProtocol: the same.
import { fileURLToPath } from 'url';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const numbersOf = version => version.split('.').map(Number);
const [major, minor = 0] = numbersOf(engines.node.replace('>=', ''));
const [ours, oursMinor] = numbersOf(process.versions.node);

if (ours < major || (ours === major && oursMinor < minor)) {
  console.error(
    `Pareo needs Node ${major}.${minor} or later, and this is Node ${process.versions.node}. A newer one is at https://nodejs.org.`,
  );
  process.exitCode = 1;
} else {
  const [node, , name, ...rest] = process.argv;
  const script = new URL(`${name}.mjs`, import.meta.url);
  process.argv = [node, fileURLToPath(script), ...rest];
  import(script.href);
}
