import { readTournament, writeRecord } from '../../formats/index.ts';
import type { Tournament, TournamentRecord } from '../../model/index.ts';
import { systemNamed } from '../../systems/catalogue.ts';
import type { Options, PairingSystem } from '../../systems/system.ts';
import { type GeneratedTournament, generateTournament } from '../generate.ts';
import type { GeneratorRequest } from '../settings.ts';

/* Tournaments made up for tests, written and read back. */

export const system = (id: string): PairingSystem => {
  const found = systemNamed(id);
  if (!found) throw new Error(`${id} is not in the catalogue`);
  return found;
};

export const generated = (
  request: GeneratorRequest,
  by = system('dutch-2026'),
  options: Options = {},
): GeneratedTournament => {
  const outcome = generateTournament(request, by, options);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value;
};

export const written = (record: TournamentRecord, format: 'trf16' | 'trf26' | 'json' = 'trf16'): string => {
  const text = writeRecord(record, format);
  if (!text.ok) throw new Error(JSON.stringify(text.faults));
  return text.value;
};

export const readBack = (text: string): Tournament => {
  const read = readTournament(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.tournament;
};
