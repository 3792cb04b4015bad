import { parentPort, workerData } from 'node:worker_threads';
import { pairRound, readTournament, writeRecord } from '@pareo/engine';
import { LIMITS } from '@pareo/engine/model';
import { describeIssue } from '@pareo/texts';
import { caseOf, fixtures } from './cases.mjs';

/* Runs the cases it is sent. Whatever the bytes are, the answer must be a value; anything else is said as a sentence. */

const texts = fixtures();

/** A sentence repeats at most two values, and says something itself. */
const LONGEST_SENTENCE = 6 * LIMITS.echo + 400;

const wrongWith = bytes => {
  const read = readTournament(bytes);
  const told = read.ok ? read.value.notices : read.faults;
  if (!read.ok && told.length === 0) return 'refused without a fault';
  if (told.length > LIMITS.faults + 1) return `${told.length} faults`;
  for (const found of told) {
    if (!found.place || found.place.line < 1 || found.place.column < 1)
      return `${found.code} without a place`;
    for (const language of ['en', 'es'])
      if (describeIssue(found, language).length > LONGEST_SENTENCE)
        return `${found.code}: a sentence without end`;
  }
  return read.ok ? wrongAfterReading(read.value.tournament) : undefined;
};

/** What was read can be written, and is then the same tournament: the next round shows it. */
const wrongAfterReading = tournament => {
  const isSmall = tournament.players.length <= 40 && tournament.roundsRecorded <= 20;
  const before = isSmall && !tournament.teamEvent ? JSON.stringify(pairRound(tournament)) : undefined;
  for (const format of ['trf16', 'trf26', 'json', 'csv']) {
    const written = writeRecord(tournament.record, format);
    if (!written.ok && format === 'json') return 'could not be written as JSON';
    if (!written.ok || format === 'csv') continue;
    const again = readTournament(new TextEncoder().encode(written.value));
    if (!again.ok) return `written as ${format} and then refused: ${again.faults[0]?.code}`;
    if (before !== undefined && JSON.stringify(pairRound(again.value.tournament)) !== before)
      return `written as ${format} the next round is another`;
  }
  return undefined;
};

parentPort.on('message', number => {
  const bytes = caseOf(texts, workerData.seed, number);
  const start = performance.now();
  let wrong;
  try {
    wrong = wrongWith(bytes);
  } catch (error) {
    wrong = `threw ${error instanceof Error ? error.stack : String(error)}`;
  }
  parentPort.postMessage({ number, wrong, bytes: bytes.length, ms: performance.now() - start });
});
parentPort.postMessage({ ready: true });
