/** De nadie más habla la regla, o de los demás habla otra. */
export const meetingThem = (names: string, isByOtherRules: boolean): string => {
  if (names === '') return '';
  return isByOtherRules
    ? `jugar con cualquiera del grupo está prohibido; con ${names}, por esta regla`
    : `jugar con ${names} está prohibido`;
};

/** Las partes de una oración; antes de una condición, o de a quién se refiere, una coma. */
export const clauses = (parts: readonly string[]): string =>
  parts
    .filter(part => part !== '')
    .join(' ')
    .replace(/^(en el grupo de \S+ puntos?) (?=(si|para) )/i, '$1, ');
