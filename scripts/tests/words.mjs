export const heading = name => `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`;

export const verdict = (code, seconds) =>
  `${code === 0 ? 'ok' : `FAILED (exit code ${code})`}, ${seconds.toFixed(1)} s`;
