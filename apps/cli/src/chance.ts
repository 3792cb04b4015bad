/* Names nobody has used and seeds nobody has chosen. They need not be secret, and Node's own cryptography takes longer
 * to load than a round takes to pair. */

export const anyNumber = (): number => Math.floor(Math.random() * 2 ** 32);

export const anyName = (): string => anyNumber().toString(36).padStart(7, '0');
