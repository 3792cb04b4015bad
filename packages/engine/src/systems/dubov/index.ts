export { DUBOV_1997_RULES, dubov1997 } from './1997/index.ts';
export { DUBOV_2026_RULES, dubov2026 } from './2026/index.ts';
