import type { TEAM_SWISS_2026_RULES } from '@pareo/engine/systems/team-swiss';

type TeamSwissKey = (typeof TEAM_SWISS_2026_RULES)[number]['key'];

/** C.04.6, edición de 2026. */
export const teamSwissRules: Readonly<Record<TeamSwissKey, string>> = {
  'team-swiss-2026.C1': 'Dos equipos no se enfrentan en más de un encuentro.',
  'team-swiss-2026.forbidden': 'Las bases del torneo excluyen este encuentro en esta ronda.',
  'team-swiss-2026.C2':
    'El equipo que ya tuvo el bye asignado por el emparejamiento, ganó un encuentro por incomparecencia o recibió un bye de punto entero no recibe el bye.',
  'team-swiss-2026.C3': 'Los equipos que faltan por emparejar deben poder emparejarse todavía.',
  'team-swiss-2026.C4': 'Minimizar el número de flotantes ascendentes.',
  'team-swiss-2026.C5': 'Maximizar las puntuaciones de los flotantes ascendentes, primero la más baja.',
  'team-swiss-2026.C6':
    'Elegir los flotantes ascendentes de modo que el grupo de la puntuación siguiente pueda cumplir C1, C3 y C4.',
  'team-swiss-2026.C7':
    'Salvo en las dos últimas rondas, minimizar el número de flotantes ascendentes que flotaron en la ronda anterior.',
  'team-swiss-2026.C8': 'Minimizar el número de equipos que no reciben su preferencia de color.',
  'team-swiss-2026.C9': 'Minimizar el número de equipos que no reciben su preferencia fuerte de color.',
  'team-swiss-2026.C10':
    'Salvo en las dos últimas rondas, minimizar el número de rivales de flotantes ascendentes que flotaron en la ronda anterior.',
  'team-swiss-2026.3.4.2': 'El bye es para el equipo con la puntuación más baja.',
  'team-swiss-2026.3.4.3': 'Con puntuaciones iguales, el bye es para el equipo que ha jugado más encuentros.',
  'team-swiss-2026.3.4.4':
    'Con puntuaciones y encuentros iguales, el bye es para el equipo con el número de emparejamiento más alto.',
  'team-swiss-2026.3.5.4':
    'Los conjuntos de flotantes ascendentes se prueban en el orden de sus números de emparejamiento.',
  'team-swiss-2026.3.6':
    'Los emparejamientos de un grupo se prueban en el orden de los números de sus miembros superiores y después de los inferiores.',
  'team-swiss-2026.4.3.1':
    'Si ninguno de los dos equipos ha jugado, el primer equipo recibe el color inicial si su número de emparejamiento es impar, y el otro color si es par.',
  'team-swiss-2026.4.3.2': 'Si solo un equipo tiene preferencia de color, concederla.',
  'team-swiss-2026.4.3.3': 'Si los dos equipos tienen preferencias opuestas, conceder ambas.',
  'team-swiss-2026.4.3.4': 'Si solo un equipo tiene preferencia fuerte, concederla.',
  'team-swiss-2026.4.3.5': 'Dar las blancas al equipo con la menor diferencia de colores.',
  'team-swiss-2026.4.3.6':
    'Alternar los colores del encuentro más reciente en que un equipo tuvo blancas y el otro negras.',
  'team-swiss-2026.4.3.7': 'Conceder la preferencia de color del primer equipo.',
  'team-swiss-2026.4.3.8': 'Alternar el color que tuvo el primer equipo en su último encuentro jugado.',
  'team-swiss-2026.4.3.9': 'Alternar el color que tuvo el otro equipo en su último encuentro jugado.',
};
