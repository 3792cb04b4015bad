export { DUBOV_2026_RULES, dubov2026 } from './2026/index.ts';
