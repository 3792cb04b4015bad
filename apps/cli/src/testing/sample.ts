import { readFileSync } from 'node:fs';

/** The open that comes with the program: 25 players, four of seven rounds played. */
export const SAMPLE = readFileSync(new URL('../../samples/open.trf', import.meta.url), 'utf8');

/** The sample with one piece of text replaced by another of the same length, so that no column moves. */
export const sampleWith = (before: string, after: string): string => {
  if (before.length !== after.length || SAMPLE.split(before).length !== 2)
    throw new Error(`"${before}" must be in the sample once, and be as long as "${after}"`);
  return SAMPLE.replace(before, after);
};

export const LIST = `Nombre;Elo;Título;Fed;Club
López Hernández, Ana;2101;;MEX;Xalapa
Pérez Ñúñez, Luis;1980;CM;MEX;Veracruz
Núñez, Óscar;;;MEX;Xalapa
García, María;2101;WFM;MEX;Córdoba
Ávila, Raúl;1500;;MEX;
`;
