/**
 * What one language says, said in another: English declares each sentence, once, with its data; a sentence that is missing
 * elsewhere, or has other data, does not compile.
 */
export type Same<Words> = Words extends string
  ? string
  : Words extends (...data: infer Data) => infer Said
    ? (...data: Data) => Same<Said>
    : { readonly [Name in keyof Words]: Same<Words[Name]> };
