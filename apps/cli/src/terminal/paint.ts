import pc from 'picocolors';

/** Colours say nothing that words do not: without them every output reads the same. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly green: (text: string) => string;
  readonly red: (text: string) => string;
}

/** Only on a terminal, and not where NO_COLOR asks for none. */
export const paintFor = (
  stream: { readonly isTTY?: boolean | undefined },
  environment: Readonly<Record<string, string | undefined>>,
): Paint => {
  const wanted = stream.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
  return pc.createColors(wanted);
};
