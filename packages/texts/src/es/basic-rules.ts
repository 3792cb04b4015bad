/** Reglas comunes a los sistemas. */
export const basicRules: Readonly<Record<'basic-rules.3.6', string>> = {
  'basic-rules.3.6':
    'Las mesas se ordenan por la puntuación del mejor clasificado de la pareja, luego por la suma de las dos puntuaciones y luego por el orden inicial del mejor clasificado.',
};
