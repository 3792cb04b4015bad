/** Reglas comunes a los sistemas. */
const boardOrder =
  'Las mesas se ordenan por la puntuación del mejor clasificado de la pareja, luego por la suma de las dos puntuaciones y luego por el orden inicial del mejor clasificado.';

export const basicRules: Readonly<Record<'basic-rules.3.6' | 'basic-rules.D.9' | 'basic-rules.F1', string>> =
  {
    'basic-rules.3.6': boardOrder,
    'basic-rules.D.9': boardOrder,
    'basic-rules.F1': boardOrder,
  };
