import type { Same } from './both.ts';

/* Scrabble: slips with the points of both sheets. */

const en = {
  starts: 'Starts',
  rival: 'Rival',
  points: 'Points',
  pointsOf: (name: string) => `Points of ${name}`,
  difference: 'Difference',
  differenceShort: 'Diff.',
  after: (left: string, difference: number, right: string) => `${left} · diff. ${difference} · ${right}`,
  compare: 'compare with the running totals on the slip',
  high: (points: number) => `${points} points are a lot.`,
  low: (points: number) => `${points} points are few.`,
  apart: (by: number) => `${by} apart is much.`,
  again: 'Enter again accepts, typing corrects.',
  wins: (name: string, by: number) => `${name} wins by ${by}.`,
  level: (points: number) => `A draw, ${points} all.`,
  notPlayed: 'Not played',
  correctPoints: 'Type other points first',
  correctHint: 'Select a board and press Enter on its result.',
  disagrees: (left: number, right: number, stated: number) =>
    `${left} and ${right} are ${Math.abs(left - right)} apart, the slip says ${stated}.`,
  unreadable: 'Only digits: 412, or 5- for fewer than none.',
  forfeitDone: (board: number, result: string) => `Board ${board}: ${result}, with the sheet of forfeits`,
  slipMode: 'Slip mode',
  checkDifference: 'Check the difference',
  legend: {
    next: 'next field, save',
    swap: 'the slip has them the other way round',
    forfeitStart: 'rival did not come',
    forfeitRival: 'the one who starts did not come',
    negative: 'fewer than none',
  },
};

const es: Same<typeof en> = {
  starts: 'Sale',
  rival: 'Rival',
  points: 'Puntos',
  pointsOf: name => `Puntos de ${name}`,
  difference: 'Diferencia',
  differenceShort: 'Dif.',
  after: (left, difference, right) => `${left} · dif. ${difference} · ${right}`,
  compare: 'compare con Acumulado en la papeleta',
  high: points => `${points} puntos son muchos.`,
  low: points => `${points} puntos son pocos.`,
  apart: by => `${by} de diferencia es mucho.`,
  again: 'Enter otra vez acepta; escribir corrige.',
  wins: (name, by) => `Gana ${name} por ${by}.`,
  level: points => `Empate a ${points}.`,
  notPlayed: 'No se jugó',
  correctPoints: 'Escriba antes otros puntos',
  correctHint: 'Elija una mesa y presione Enter en su resultado.',
  disagrees: (left, right, stated) =>
    `${left} y ${right} tienen ${Math.abs(left - right)} de diferencia; la papeleta dice ${stated}.`,
  unreadable: 'Solo cifras: 412, o 5- para menos de cero.',
  forfeitDone: (board, result) => `Mesa ${board}: ${result}, con la planilla de incomparecencia`,
  slipMode: 'Por papeletas',
  checkDifference: 'Revisar la diferencia',
  legend: {
    next: 'campo siguiente, guardar',
    swap: 'la papeleta los trae al revés',
    forfeitStart: 'no llegó el rival',
    forfeitRival: 'no llegó quien sale',
    negative: 'menos de cero',
  },
};

export const sheets = { en, es };
