/** Of nobody else the rule speaks, or of the others another one does. */
export const meetingThem = (names: string, isByOtherRules: boolean): string => {
  if (names === '') return '';
  return isByOtherRules
    ? `meeting anybody there is forbidden; ${names}, by this rule`
    : `meeting ${names} is forbidden`;
};

/** The parts of a sentence; before a condition, or before whom it is about, a comma. */
export const clauses = (parts: readonly string[]): string =>
  parts
    .filter(part => part !== '')
    .join(' ')
    .replace(/^(in the bracket of \S+ points?) (?=(if|for) )/i, '$1, ');
