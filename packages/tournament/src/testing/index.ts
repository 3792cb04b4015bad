export { type MetInTrf, NINE, trfOfNorm } from './norm-trf.ts';
export { type Played, people, played, SETTINGS } from './play.ts';
