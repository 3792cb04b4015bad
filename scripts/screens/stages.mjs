/* What the pictures show: every screen, in the states that section 7 of the brief asks for. */

const press = key => page => page.keyboard.press(key);
const click = what => page => page.locator(what).first().click();

/** Pages of the demo: name, address after that of the tournament, what is done there before the picture, how long it takes to draw. */
const OF_DEMO = [
  { name: 'now', path: '' },
  { name: 'players', path: '/players' },
  { name: 'card', path: '/players/3' },
  { name: 'attendance', path: '/attendance' },
  { name: 'check-in', path: '/attendance?mode=check-in' },
  { name: 'round', path: '/rounds/4' },
  { name: 'by-name', path: '/rounds/4?tab=names' },
  { name: 'preview', path: '/rounds/5', wait: 5000 },
  { name: 'closed', path: '/rounds/2' },
  { name: 'why', path: '/rounds/4?why=4.2' },
  { name: 'standings', path: '/standings' },
  { name: 'working', path: '/standings?why=value.3.BH%2FC1' },
  { name: 'rank', path: '/standings?why=rank.3' },
  { name: 'crosstable', path: '/crosstable' },
  { name: 'print', path: '/print' },
  { name: 'journal', path: '/journal' },
  { name: 'share', path: '/share' },
  { name: 'settings', path: '/settings' },
  { name: 'finish', path: '/finish' },
];

/** Pages of the server, for its owner. */
const OF_SERVER = [
  { name: 'people', address: '/console/server' },
  { name: 'server-tournaments', address: '/console/server/tournaments' },
  { name: 'audit', address: '/console/server/audit' },
  { name: 'backups', address: '/console/server/backups' },
];

/** What opens over a page. */
const OVER_DEMO = [
  { name: 'why-long', path: '/rounds/4?why=4.5', act: press('l'), wait: 3000 },
  { name: 'keys', path: '', act: press('?') },
  { name: 'account', path: '', act: click('header button.me') },
  { name: 'command', path: '', act: find },
  { name: 'other-results', path: '/rounds/4', act: press('.') },
  { name: 'correction', path: '/rounds/2?board=3', act: press('5') },
];

/** The pages that a tournament has before it has players. */
const EMPTY = OF_DEMO.filter(({ path }) => !/[?]|\/rounds|\/players\//.test(path)).concat([
  { name: 'round', path: '/rounds/1' },
  { name: 'check-in', path: '/attendance?mode=check-in' },
]);

/** The pages that ask the server for something when they open, or when this is done on them. */
const ASKING = {
  print: click('.set button'),
  journal: undefined,
  share: undefined,
  finish: click('main button:has-text("zip")'),
  round: press('1'),
  why: undefined,
  settings: changed,
  players: typed,
};

/**
 * By state: `where` names the tournament (`demo`, `empty`, `groups`, `draft`, `knockout` …) or none; `breaks` is what happens to the network
 * once the page of the tournament is there, before the screen itself is opened.
 */
export const STAGES = [
  ...OF_DEMO.map(screen => ({ ...screen, where: 'demo', state: 'full' })),
  ...OVER_DEMO.map(screen => ({ ...screen, where: 'demo', state: 'full' })),
  { name: 'draft', path: '/rounds/1', where: 'draft', state: 'full' },
  { name: 'publish', path: '/rounds/1', where: 'draft', state: 'full', act: press('Enter') },
  // Not offered on a phone.
  { name: 'by-hand', path: '/rounds/1', where: 'draft', state: 'full', act: byHand, wideOnly: true },
  { name: 'final', path: '/final', where: 'groups', state: 'full' },
  { name: 'draw', path: '/draw', where: 'knockout', state: 'full' },
  { name: 'draw', path: '/draw', where: 'empty', state: 'empty' },
  { name: 'games', path: '/rounds/1', where: 'knockout', state: 'full', act: press('1') },
  { name: 'stages', path: '/standings', where: 'knockout', state: 'full' },
  { name: 'scrabble', path: '/rounds/1', where: 'scrabble', state: 'full' },
  { name: 'teams', path: '/teams', where: 'teams', state: 'full' },
  { name: 'matches', path: '/rounds/1', where: 'teams', state: 'full', act: press('1') },
  { name: 'line-up', path: '/rounds/1', where: 'teams', state: 'full', act: press('l') },
  { name: 'team-standings', path: '/standings', where: 'teams', state: 'full' },
  { name: 'team-crosstable', path: '/crosstable', where: 'teams', state: 'full' },
  { name: 'group-standings', path: '/standings', where: 'groups', state: 'full' },
  { name: 'group-crosstable', path: '/crosstable', where: 'groups', state: 'full' },
  { name: 'tournaments', address: '/console', state: 'full' },
  { name: 'guide', address: '/console/new', state: 'empty' },
  { name: 'guide', address: '/console/new', state: 'full', act: pasted },
  ...OF_SERVER.map(screen => ({ ...screen, state: 'full' })),
  ...EMPTY.map(screen => ({ ...screen, where: 'empty', state: 'empty' })),
  { name: 'guide', address: '/console/new', state: 'error', act: press('Enter') },
  { name: 'nowhere', address: '/console/demo/nowhere', state: 'error' },
  { name: 'gone', address: '/console/none', state: 'error' },
  { name: 'welcome', address: '/welcome/used-up', state: 'error', signedOut: true },
  { name: 'login', address: '/login', state: 'empty', signedOut: true },
  { name: 'tournaments', address: '/console', state: 'error', breaks: 'failing' },
  ...OF_SERVER.map(screen => ({ ...screen, state: 'error', breaks: 'failing' })),
  { name: 'audit', address: '/console/server/audit?from=2001-01-01&until=2001-01-02', state: 'empty' },
  { name: 'server-tournaments', address: '/console/server/tournaments', state: 'empty', act: foundNothing },
  { name: 'add-person', address: '/console/server', state: 'full', act: press('n') },
  ...OF_DEMO.filter(({ name }) => name in ASKING).map(screen => ({
    ...screen,
    where: 'demo',
    state: 'error',
    breaks: 'failing',
    act: ASKING[screen.name],
  })),
  { name: 'final', path: '/final', where: 'demo', state: 'error' },
  ...OF_DEMO.map(screen => ({
    ...screen,
    where: 'demo',
    state: 'offline',
    breaks: 'offline',
    ...(screen.name === 'round' ? { act: press('1') } : {}),
  })),
  { name: 'tournaments', address: '/console', state: 'offline', breaks: 'offline' },
  ...OF_SERVER.map(screen => ({ ...screen, state: 'offline', breaks: 'offline' })),
];

/** The dozen of the documentation: Spanish, light, laptop width. */
export const DOZEN = [
  'now',
  'players',
  'attendance',
  'round',
  'preview',
  'why',
  'standings',
  'working',
  'crosstable',
  'journal',
  'share',
  'guide',
];

async function foundNothing(page) {
  await page.locator('main input[type=search]').fill('qqq');
  await page.waitForTimeout(800);
}

/** Two change seats, so that a warning and the engine's answer can be seen. */
async function byHand(page) {
  await page.keyboard.press('c');
  await page.locator('[data-cell="white"]').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-cell="white"]').nth(3).focus();
  await page.keyboard.press('Enter');
}

async function changed(page) {
  await page.locator('main input').nth(2).fill('Veracruz');
  await page.keyboard.press('Tab');
}

async function typed(page) {
  await page.keyboard.press('n');
  await page.keyboard.type('Quiroga Sáenz, Inés 1850 MEX');
  await page.keyboard.press('Enter');
}

async function find(page) {
  await page.keyboard.press('/');
  await page.keyboard.type('gar');
}

async function pasted(page) {
  await page.locator('.fields input').first().fill('Abierto de Xalapa');
  await page.locator('section textarea').focus();
  await paste(page, `${list(7)}\n;;;\n${list(8).split('\n').at(-1)}`);
}

/** So many players, as a spreadsheet gives them. */
export const list = (count, group = () => '') => {
  const surnames = ['Aguirre Solís', 'Barrera Luna', 'Cervantes Mora', 'Domínguez Ríos', 'Espinosa Vela'];
  const given = ['Emilio', 'Ximena', 'Rodrigo', 'Valeria', 'Gonzalo', 'Renata', 'Óscar'];
  const head = `Nombre\tElo\tFed\tClub${group(0) === '' ? '' : '\tGrupo'}`;
  const rows = Array.from({ length: count }, (_, at) =>
    [
      `${surnames[at % 5]}, ${given[at % 7]} ${String.fromCharCode(65 + (at % 26))}.`,
      2380 - at * 11,
      'MEX',
      ['Xalapa', 'Veracruz', 'Puebla'][at % 3],
      ...(group(at) === '' ? [] : [group(at)]),
    ].join('\t'),
  );
  return [head, ...rows].join('\n');
};

/** Teams as a list of their players, in board order. */
export const teamList = (teams, size) => {
  const [head, ...rows] = list(teams * size).split('\n');
  return [
    `${head}\tEquipo`,
    ...rows.map((row, at) => `${row}\tEquipo ${String.fromCharCode(65 + (at % teams))}`),
  ].join('\n');
};

export const paste = (page, text) =>
  page.evaluate(given => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
