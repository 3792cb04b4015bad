import { createBody } from '../../routes/create-body.ts';
import { type JsonBody, jsonBody } from '../../routes/json-body.ts';

/** Bodies that may be as large as a file. */
const BODIES = { create: { shape: createBody, hasWish: true } } as const;

export type LargeBody = keyof typeof BODIES;

/** A body parsed and held to the shape of its route: the body, or what is to be answered. */
export const bodyJob = ({ of, bytes }: { readonly of: LargeBody; readonly bytes: Uint8Array }): JsonBody =>
  jsonBody(bytes, BODIES[of]);
