export { numberedName, spokenName } from './people.ts';
export {
  boardText,
  gamesText,
  gameText,
  joined,
  ownResult,
  ownText,
  resultText,
  tallyText,
} from './results.ts';
