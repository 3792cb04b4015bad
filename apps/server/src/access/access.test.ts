import { describe, expect, test } from 'vitest';
import { steadyClock } from './clock.ts';
import { isCrossSite, type Provenance } from './cross-site.ts';
import { isOurHost, originsOf } from './host-check.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { RATES, rateLimiter, readRates, takeCode } from './rates.ts';
import { CODE_LETTERS, codeOf, hashOf, idOf, newCode, newId, newToken } from './tokens.ts';

describe('the name in the request', () => {
  const addresses = { port: 8080, machine: 'Sala-1.local', publicUrl: new URL('https://torneos.example.mx') };
  test.each([
    'localhost:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.20:8080',
    'sala-1:8080',
    'SALA-1.local:8080',
    'torneos.example.mx',
    'torneos.example.mx:443',
    'torneos.example.mx:8080',
  ])('%s is ours', host => expect(isOurHost(host, addresses)).toBe(true));
  test.each([
    undefined,
    '',
    'localhost',
    'localhost:8081',
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example:8080',
    '127.0.0.1.evil.example:8080',
    'torneos.example.mx:81',
    '[localhost]:8080',
    'localhost:8080/x',
    'user@localhost:8080',
    'localhost:99999999',
  ])('%s is not ours', host => expect(isOurHost(host, addresses)).toBe(false));
  test('the origin of a public address is its own', () => {
    expect(originsOf('torneos.example.mx', addresses)).toEqual(['https://torneos.example.mx']);
    expect(originsOf('localhost:8080', addresses)).toEqual(['http://localhost:8080']);
  });
});

describe('who made the browser send this', () => {
  const ours = ['http://localhost:8080'];
  const write: Provenance = { method: 'POST', hasCookie: true, hasBearer: false, ours };
  test.each<[string, Partial<Provenance>, boolean]>([
    ['our own page', { site: 'same-origin', origin: 'http://localhost:8080' }, false],
    ['our own page on a plain address', { origin: 'http://localhost:8080' }, false],
    ['another port of this machine', { site: 'same-site', origin: 'http://localhost:9999' }, true],
    ['another page', { site: 'cross-site', origin: 'https://evil.example' }, true],
    ['another page without metadata', { origin: 'https://evil.example' }, true],
    ['a page without an origin of its own', { origin: 'null' }, true],
    ['an address typed by hand', { site: 'none' }, true],
    ['no page, with a cookie', {}, true],
    ['no page, with a token', { hasBearer: true }, false],
    ['no page, with nothing', { hasCookie: false }, false],
    ['another page with a token', { hasBearer: true, origin: 'https://evil.example' }, true],
  ])('a write by %s', (_, more, expected) => expect(isCrossSite({ ...write, ...more })).toBe(expected));
  test.each<[string, Partial<Provenance>, boolean]>([
    ['another page that reads with our cookie', { site: 'cross-site', mode: 'cors' }, true],
    ['an image on another page', { site: 'cross-site', mode: 'no-cors' }, true],
    ['a link that was followed', { site: 'cross-site', mode: 'navigate' }, false],
    ['another page without our cookie', { site: 'cross-site', mode: 'cors', hasCookie: false }, false],
    ['our own page', { site: 'same-origin', mode: 'cors' }, false],
  ])('a read by %s', (_, more, expected) =>
    expect(isCrossSite({ ...write, method: 'GET', ...more })).toBe(expected),
  );
});

describe('passwords', () => {
  const cheap = { log2N: 10, r: 8, p: 1 };
  test('the right one opens, another does not', async () => {
    const stored = await hashPassword('una frase larga', cheap);
    expect(await isPassword('una frase larga', stored)).toBe(true);
    expect(await isPassword('una frase larga.', stored)).toBe(false);
  });
  test('nobody has no password', async () => expect(await isPassword('', undefined, cheap)).toBe(false));
  test('the same password is stored in two ways', async () =>
    expect(await hashPassword('x', cheap)).not.toBe(await hashPassword('x', cheap)));
  test('a damaged hash opens to nothing', async () => {
    for (const stored of ['', 'scrypt', 'scrypt$10$8$1$$', 'md5$x', 'scrypt$10$8$1$AAAA$AAAA'])
      expect(await isPassword('', stored, cheap)).toBe(false);
  });
  test('hashes of other parameters are made again', async () => {
    expect(isOutdated(await hashPassword('x', cheap))).toBe(true);
    expect(isOutdated(await hashPassword('x', cheap), cheap)).toBe(false);
  });
  test('composed and decomposed accents are the same password', async () => {
    const stored = await hashPassword('contraseña de más'.normalize('NFC'), cheap);
    expect(await isPassword('contraseña de más'.normalize('NFD'), stored)).toBe(true);
  });
});

describe('rates', () => {
  test('so many at once, then a wait, then again', () => {
    let now = 0;
    const { take } = rateLimiter(RATES, () => now);
    for (let count = 0; count < 5; count += 1) expect(take('sign-in', 'a')).toBe(0);
    expect(take('sign-in', 'a')).toBe(12);
    expect(take('sign-in', 'b')).toBe(0);
    now += 12_000;
    expect(take('sign-in', 'a')).toBe(0);
  });
  test('a refusal costs nothing', () => {
    let now = 0;
    const { take } = rateLimiter(RATES, () => now);
    for (let count = 0; count < 500; count += 1) take('sign-in', 'a');
    now += 12_000;
    expect(take('sign-in', 'a')).toBe(0);
  });
  describe('codes', () => {
    const at = (wished: string) => {
      const rates = readRates(wished) ?? RATES;
      const limiter = rateLimiter(rates, () => 0);
      return (network: string, address = network) => takeCode(limiter, rates, { address, network });
    };
    const gotIn = (times: number, once: () => { readonly wait: number }) =>
      Array.from({ length: times }, once).filter(({ wait }) => wait === 0).length;

    test('one network may be wrong a fifth of the times that all may be', () => {
      const take = at('codes=1000');
      expect(gotIn(200, () => take('a'))).toBe(20);
      expect(gotIn(200, () => take('b'))).toBe(20);
    });
    test('all networks together have their bound', () => {
      const take = at('');
      let place = 0;
      expect(gotIn(300, () => take(String(place++)))).toBe(100);
    });
    test('what is refused to an address or a network uses up nothing of all', () => {
      const take = at('');
      expect(gotIn(500, () => take('a', 'one address'))).toBe(10);
      let place = 0;
      expect(gotIn(300, () => take(String(place++)))).toBe(90);
    });
    test('a right one is given back, to its network and to all', () => {
      const take = at('codes=1000');
      for (let helper = 0; helper < 300; helper += 1) {
        const { wait, isRight } = take('a');
        expect(wait).toBe(0);
        isRight();
      }
      expect(gotIn(200, () => take('a'))).toBe(20);
    });
    test('where few are allowed in all, one is still possible', () => {
      const take = at('codes-in-all=2');
      expect(gotIn(3, () => take('a'))).toBe(1);
      expect(gotIn(3, () => take('b'))).toBe(1);
      expect(gotIn(3, () => take('c'))).toBe(0);
    });
  });
  test('they are settings', () => {
    expect(readRates('acts=500,public=7')?.acts.count).toBe(500);
    expect(readRates('acts=0')).toBeUndefined();
    expect(readRates('unknown=5')).toBeUndefined();
  });
});

describe('tokens', () => {
  test('are random', () => expect(new Set(Array.from({ length: 1000 }, newToken)).size).toBe(1000));
  test('an id of a text is the same every time, and 16 letters long', () => {
    expect(idOf('x')).toBe(idOf('x'));
    expect(newId()).toMatch(/^[a-z2-9]{16}$/);
  });
  test('codes are eight letters that nobody confuses', () => {
    for (let count = 0; count < 200; count += 1)
      expect([...newCode()].every(letter => CODE_LETTERS.includes(letter))).toBe(true);
    expect(CODE_LETTERS).not.toMatch(/[01OIL]/);
  });
  test('a code as typed', () => {
    expect(codeOf(' abcd-2345 ')).toBe('ABCD2345');
    expect(codeOf('ABCD234')).toBeUndefined();
    expect(codeOf('ABCD2340')).toBeUndefined();
  });
  test('only hashes are comparable', () => expect(hashOf('a')).not.toBe(hashOf('b')));
});

test('time does not go back while we run', () => {
  let time = 1_000_000;
  const { now } = steadyClock(() => time);
  const first = now();
  time -= 500_000;
  expect(now()).toBe(first);
});
