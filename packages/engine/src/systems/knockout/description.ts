import type { SystemDescription } from '../system.ts';
import { roundsFor } from './draw.ts';

export const BY_SIZE = 'by-size';

export const WIMBLEDON = {
  id: 'wimbledon',
  edition: 'manual',
  initialOrder: 'belgrade',
  chapter: 'Mexican manual, Wimbledon',
  kind: 'knock-out',
  trfCodes: ['CUSTOM_KNOCKOUT', 'WORLDCUP_KNOCKOUT'],
  options: [
    { name: 'seeding', kind: 'choice', choices: ['rating', 'start-numbers'], default: 'rating' },
    {
      name: 'groups',
      kind: 'choice',
      choices: [BY_SIZE, '2', '4', '8', '16', '32', '64', '128'],
      default: BY_SIZE,
    },
    { name: 'games', kind: 'number', minimum: 1, maximum: 99, default: 1 },
    { name: 'lot', kind: 'text', default: '' },
    { name: 'tie-breaks', kind: 'text', default: 'extra-games' },
    { name: 'third-place', kind: 'flag', default: false },
  ],
  roundsFor: (players: number) => roundsFor(players),
} as const satisfies SystemDescription;
