export { ask } from './ask.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { explainRound } from './explain.ts';
export { type PairedRound, pairPrepared, pairRound } from './pair.ts';
export {
  DEFAULT_SYSTEM,
  type PreparedRound,
  prepareRound,
  type RoundRequest,
  systemOfRound,
} from './prepare.ts';
