/** Por la clave de cada regla; en inglés la regla trae su propio texto. */
export const rules: Readonly<Record<string, string>> = {};
