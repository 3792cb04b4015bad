import { type Issue, issue, isTold, LIMITS } from '../../model/index.ts';
import { type Fault, noFaults, type Path, pointerOf, type Shape } from '../../shape/index.ts';

/* Faults of a document of ours, as issues of a file. */

/** What `json-value-invalid` may expect, besides a list of allowed values. */
export const JSON_EXPECTATIONS = [
  'text',
  'whole number',
  'points',
  'boolean',
  'list',
  'object',
  'text, number or boolean',
] as const;

/** A fault and the way to the value that has it. */
export interface JsonFault {
  readonly issue: Issue;
  readonly path: Path;
}

/** The first are kept, all are counted. */
export interface JsonFaults {
  readonly kept: readonly JsonFault[];
  readonly length: number;
}

export const readDocument = <Value>(
  of: Shape<Value>,
  json: unknown,
): { readonly value: Value | undefined; readonly faults: JsonFaults } => {
  const faults = noFaults();
  const value = of.read(json, { faults, isStored: false });
  return {
    value,
    faults: {
      kept: faults.kept.map(fault => ({ issue: issueOf(fault), path: fault.path })),
      length: faults.length,
    },
  };
};

const issueOf = ({ path, expected, found, limit }: Fault): Issue => {
  const pointer = pointerOf(path);
  if (limit !== undefined && isTold(limit.name))
    return issue('limit-exceeded', { limit: limit.name, maximum: LIMITS[limit.name], found: limit.found });
  if (expected === 'present') return issue('json-field-missing', { pointer });
  if (expected === 'nothing else') return issue('json-field-unknown', { pointer });
  return issue('json-value-invalid', { pointer, expected, found });
};
