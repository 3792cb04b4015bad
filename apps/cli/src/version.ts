import { readFile } from 'node:fs/promises';

export const versionIn = async (home: URL): Promise<string> => {
  const { version } = JSON.parse(await readFile(new URL('package.json', home), 'utf8'));
  return `pareo ${version}`;
};
