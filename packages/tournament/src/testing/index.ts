export { type Played, people, played, SETTINGS } from './play.ts';
