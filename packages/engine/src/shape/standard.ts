/**
 * Standard Schema, version 1 (standardschema.dev): the part of a schema that other programs may rely on, so that a web framework
 * takes our shapes without knowing us.
 */
export interface StandardSchema<Value> {
  readonly version: 1;
  readonly vendor: string;
  readonly validate: (value: unknown) => StandardResult<Value>;
  /** Never there when the program runs: it carries the types. */
  readonly types?: { readonly input: unknown; readonly output: Value } | undefined;
}

export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}
