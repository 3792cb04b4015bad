export class TooLarge extends Error {}

/** The whole body, or `TooLarge` as soon as it is known to be: what comes after is not read. */
export const readBody = async (request: Request, largest: number): Promise<Uint8Array<ArrayBuffer>> => {
  const stated = Number(request.headers.get('content-length') ?? 0);
  if (stated > largest) throw new TooLarge();
  if (request.body === null) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > largest) throw new TooLarge();
    pieces.push(piece);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    body.set(piece, at);
    at += piece.length;
  }
  return body;
};
