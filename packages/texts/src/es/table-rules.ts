import type { RULES_OF_PLAYERS, RULES_OF_TEAMS } from '@pareo/engine/systems/round-robin';
import type { SCHEVENINGEN_RULES } from '@pareo/engine/systems/scheveningen';

type TableKey = (
  | (typeof RULES_OF_PLAYERS)[keyof typeof RULES_OF_PLAYERS]
  | (typeof RULES_OF_TEAMS)[keyof typeof RULES_OF_TEAMS]
  | (typeof SCHEVENINGEN_RULES)[number]
)['key'];

/** Sistemas de tabla: cada ronda se conoce de antemano. */
export const tableRules: Readonly<Record<TableKey, string>> = {
  'berger.numbers':
    'Los números se sortean siempre, porque el número de rondas es impar y algunos llevarán blancas una vez más que negras.',
  'berger.numbers-as-written':
    'El texto sortea los números; aquí no se declaró sorteo y son los de la lista.',
  'berger.table': 'Cada ronda es una línea de la tabla para ese número de jugadores.',
  'berger.colours': 'El primer número de cada pareja de la tabla lleva blancas.',
  'berger.rest': 'Si el número de jugadores es impar, el número más alto de la tabla representa el descanso.',
  'berger.absence': 'Los números no cambian nunca: quien tendría de rival a alguien que no está, descansa.',
  'double-berger.second-cycle': 'La segunda vuelta repite la tabla con los colores invertidos.',
  'double-berger.last-two-rounds':
    'A doble vuelta se recomienda invertir el orden de las dos últimas rondas de la primera, para que nadie juegue tres partidas seguidas con el mismo color.',
  'team-berger.numbers':
    'Los números se sortean siempre, porque el número de rondas es impar y algunos equipos llevarán blancas en el primer tablero una vez más que negras.',
  'team-berger.numbers-as-written':
    'El texto sortea los números; aquí no se declaró sorteo y son los de los equipos.',
  'team-berger.table': 'Cada ronda es una línea de la tabla para ese número de equipos.',
  'team-berger.colours':
    'El equipo que la tabla nombra primero lleva blancas en su primer tablero; los colores de los demás tableros los da el reglamento de la competencia y, si no dice nada, alternan.',
  'team-berger.rest':
    'Si el número de equipos es impar, el número más alto de la tabla representa el descanso.',
  'team-berger.absence':
    'Los números no cambian nunca: el equipo que tendría de rival a uno que no está, descansa.',
  'team-double-berger.second-cycle':
    'La segunda vuelta repite la tabla con los colores invertidos en todos los tableros.',
  'team-double-berger.last-two-rounds':
    'A doble vuelta se recomienda invertir el orden de las dos últimas rondas de la primera, para que ningún equipo juegue tres encuentros seguidos con el mismo color.',
  'scheveningen.teams':
    'Se enfrentan dos equipos; cada jugador juega con todos los del otro equipo y nunca con un compañero.',
  'scheveningen.table': 'Cada ronda es una columna de la tabla impresa para ese número de tableros.',
  'scheveningen.other-table':
    'Para otros números de tableros, cada A se enfrenta una vez a cada B, con los colores tan equilibrados como se pueda.',
  'scheveningen.colours':
    'Los colores alternan como dice la tabla: el jugador nombrado primero lleva blancas.',
  'scheveningen.second-cycle': 'La segunda vuelta repite la tabla con los colores invertidos.',
  'scheveningen.absence':
    'Los puestos de un equipo no cambian nunca: quien tendría de rival a alguien que no está, descansa.',
};
