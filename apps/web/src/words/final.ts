import { counted, type Same } from './both.ts';

const en = {
  title: 'Make the final',
  help: 'The final is a new tournament. Results of the groups do not count in it; how everybody qualified stands in its report.',
  noGroups: 'This tournament has no groups: there is nothing to make a final of.',
  unfinished: 'The groups have not finished yet: places may still change.',
  places: 'Places that go on',
  first: 'From place',
  last: 'To place',
  group: (name: string) => `Group ${name}`,
  goesOn: 'Goes on',
  why: {
    in: (place: number) => `place ${place}`,
    tied: 'tied for the last place: decide',
    chosen: 'chosen by the arbiter',
    withdrawn: 'withdrawn: decide who goes on',
    out: '',
  },
  decide: (groups: string) => `A place is still free in group ${groups}.`,
  name: 'Name of the final',
  nameOf: (name: string) => `${name} · Final`,
  system: 'System',
  rounds: (n: number) => counted(n, 'round', 'rounds'),
  create: (n: number) => `Create the final with ${counted(n, 'player', 'players')}`,
  tooFew: 'A final needs two players.',
};

const es: Same<typeof en> = {
  title: 'Armar la final',
  help: 'La final es un torneo nuevo. Los resultados de los grupos no cuentan en ella; en su informe queda cómo clasificó cada quien.',
  noGroups: 'Este torneo no tiene grupos: no hay de qué armar una final.',
  unfinished: 'Los grupos aún no terminan: los lugares pueden cambiar.',
  places: 'Lugares que pasan',
  first: 'Del lugar',
  last: 'Al lugar',
  group: name => `Grupo ${name}`,
  goesOn: 'Pasa',
  why: {
    in: place => `lugar ${place}`,
    tied: 'empate en el último lugar: decida',
    chosen: 'por decisión del árbitro',
    withdrawn: 'se retiró: decida quién pasa',
    out: '',
  },
  decide: groups => `Falta un lugar por decidir en el grupo ${groups}.`,
  name: 'Nombre de la final',
  nameOf: name => `${name} · Final`,
  system: 'Sistema',
  rounds: n => counted(n, 'ronda', 'rondas'),
  create: n => `Crear la final con ${counted(n, 'jugador', 'jugadores')}`,
  tooFew: 'Una final necesita dos jugadores.',
};

export const final = { en, es };
