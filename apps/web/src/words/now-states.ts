import { counted, type Same } from './both.ts';

/* Where draws, tables and King of the Hill stand. */

const en = {
  otherRounds: (players: string, rounds: number, announced: number) =>
    `${players} make ${counted(rounds, 'round', 'rounds')}; ${announced} ${announced === 1 ? 'is' : 'are'} announced.`,
  announce: (rounds: number) => `Announce ${counted(rounds, 'round', 'rounds')}`,
  notDrawn: 'The numbers are not drawn yet; the text draws them by lot.',
  drawNumbers: 'Draw numbers',
  level: (match: number, extraGames: boolean) =>
    extraGames
      ? `Match ${match} is level; extra games were announced.`
      : `Match ${match} is level, and nobody has won it.`,
  toMatch: (match: number) => `Go to match ${match}`,
  decided: (stage: string) => `${upper(stage)}: decided.`,
  pairStage: (stage: string) => `Pair: ${stage}`,
  won: (name: string) => `${name} has won the final.`,
  beforeHill: (round: number) => `Round ${round} is complete. From ${round + 1} on King of the Hill.`,
};

const es: Same<typeof en> = {
  otherRounds: (players, rounds, announced) =>
    `${players} dan ${counted(rounds, 'ronda', 'rondas')}; se ${announced === 1 ? 'anunció 1' : `anunciaron ${announced}`}.`,
  announce: rounds => `Anunciar ${counted(rounds, 'ronda', 'rondas')}`,
  notDrawn: 'Aún no se sortean los números; el texto los da por sorteo.',
  drawNumbers: 'Sortear números',
  level: (match, extraGames) =>
    extraGames
      ? `El encuentro ${match} está empatado; se anunciaron partidas extra.`
      : `El encuentro ${match} está empatado y no tiene ganador.`,
  toMatch: match => `Ir al encuentro ${match}`,
  decided: stage => `${upper(stage)}: todo decidido.`,
  pairStage: stage => `Emparejar: ${stage}`,
  won: name => `${name} ganó la final.`,
  beforeHill: round => `La ronda ${round} está completa. Desde la ${round + 1}, Rey de la Colina.`,
};

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const nowStates = { en, es };
