import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** `PAREO_CHROMIUM`, then known places; the test script installs one where it can. */
export const startBrowser = (): Promise<Browser> => {
  const executablePath = [process.env['PAREO_CHROMIUM'], ...PLACES].find(
    path => path !== undefined && existsSync(path),
  );
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};
