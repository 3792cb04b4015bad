import { gunzipSync, gzipSync } from 'node:zlib';

/** Attachments lie packed: rulings of a thousand players are 111 kB plain and 9 kB packed. */
export const packedJson = (value: unknown): Uint8Array => new Uint8Array(gzipSync(JSON.stringify(value)));

export const unpacked = (body: Uint8Array): unknown => JSON.parse(gunzipSync(body).toString('utf8'));
