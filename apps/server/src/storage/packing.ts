import { gunzipSync, gzipSync } from 'node:zlib';
import { canonical } from '@pareo/engine/journal';

/** Attachments lie packed: rulings of a thousand players are 111 kB plain and 9 kB packed. In the canonical
 * form, of which their digest was made. */
export const packedJson = (value: unknown): Uint8Array => new Uint8Array(gzipSync(canonical(value)));

export const unpacked = (body: Uint8Array): unknown => JSON.parse(gunzipSync(body).toString('utf8'));
