import { LIMITS } from '@pareo/engine/model';
import { damageTexts } from './damage.ts';
import type { MisunderstoodTexts, ProblemTexts } from './problem-texts.ts';

const misunderstood: MisunderstoodTexts = {
  'not-json': () => 'el cuerpo no es JSON',
  'cut-off': () => 'el cuerpo termina antes de tiempo',
  'too-deep': () => `tiene más de ${LIMITS.depth} niveles de anidación`,
  'too-many-values': () => 'tiene más valores que cualquier torneo',
  nul: () => 'un texto contiene el carácter NUL, que ninguna base de datos guarda',
  'not-text': () => 'el archivo no es texto ni texto comprimido',
  'question-too-short': () => 'la pregunta nombra a muy pocos',
  'list-plan': () =>
    'una lista de una federación necesita federación, codificación, separador, encabezados y columnas con el nombre',
  'no-such-list': name => `no hay ninguna lista ${name}`,
};

export const es: ProblemTexts = {
  malformed: {
    title: 'No se puede leer la solicitud',
    detail: ({ what, name = '' }) => `No se entiende: ${misunderstood[what](name)}.`,
  },
  'signed-out': {
    title: 'Sin sesión',
    detail: () =>
      'Nadie ha iniciado sesión. Inicie sesión o abra el enlace de bienvenida que mostró el servidor.',
  },
  'wrong-password': {
    title: 'No se inició la sesión',
    detail: () => 'El nombre y la contraseña no corresponden.',
  },
  'not-permitted': { title: 'No permitido', detail: () => 'Su función no puede hacer esto.' },
  'cross-site': {
    title: 'Solicitud desde otra página',
    detail: () =>
      'La solicitud no viene de una página de este servidor. Los programas envían su clave como Authorization: Bearer.',
  },
  'not-found': {
    title: 'No se encuentra',
    detail: () => 'No hay nada en esta dirección, o no es para usted.',
  },
  'method-not-allowed': {
    title: 'No con este método',
    detail: ({ allowed }) => `Esta dirección responde a ${allowed}.`,
  },
  expired: {
    title: 'Caducado',
    detail: () => 'El enlace o la sesión ha caducado. Pida un enlace nuevo a un árbitro.',
  },
  revoked: { title: 'Revocado', detail: () => 'Un árbitro terminó este enlace o esta sesión.' },
  'too-large': { title: 'Demasiado grande', detail: ({ limit }) => `Lo más que se lee aquí son ${limit}.` },
  'wrong-media-type': {
    title: 'Tipo de contenido equivocado',
    detail: ({ wanted }) => `Envíelo como ${wanted}.`,
  },
  'unknown-host': {
    title: 'Dirección desconocida',
    detail: ({ host }) =>
      `Este servidor no responde como «${host}». Inícielo con --public-url para darle ese nombre.`,
  },
  refused: { title: 'Rechazado', detail: () => 'El acto no se hizo. Cada razón está en "refusals".' },
  'changed-meanwhile': {
    title: 'Cambió entretanto',
    detail: () => 'Alguien se adelantó. Lo que hay ahora está en "refusals".',
  },
  'client-too-old': {
    title: 'Página demasiado antigua',
    detail: () =>
      'El acto está escrito en un formato que este servidor ya no lee. Recargue la página: lo escrito se conserva.',
  },
  'not-confirmed': {
    title: 'Por confirmar',
    detail: () =>
      'El acto tiene consecuencias. Envíelo de nuevo con "knowing" y exactamente los códigos que están en "warnings".',
  },
  'id-reused': {
    title: 'Identificador ya usado',
    detail: () => 'Otro acto se envió con este identificador. Cada acto tiene el suyo.',
  },
  'basis-ahead': {
    title: 'Base adelantada a la bitácora',
    detail: ({ version }) => `El acto nombra una versión que todavía no existe. La versión es ${version}.`,
  },
  'value-invalid': {
    title: 'Valores equivocados',
    detail: () => 'Algunos valores no son como deben ser. Cada uno está en "faults" con su lugar.',
  },
  'file-unreadable': {
    title: 'No se puede leer el archivo',
    detail: () => 'Cada falla está en "faults" con su línea.',
  },
  'format-cannot-say': {
    title: 'El formato no puede decirlo',
    detail: () => 'El torneo tiene algo para lo que este formato no tiene lugar. Está en "faults".',
  },
  'slug-taken': {
    title: 'Dirección ocupada',
    detail: ({ slug }) => `Otro torneo tiene la dirección «${slug}».`,
  },
  'slug-fixed': {
    title: 'Dirección fija',
    detail: () => 'La dirección ya se imprimió: no cambia una vez publicada una ronda.',
  },
  'name-differs': {
    title: 'El nombre es otro',
    detail: () => 'Para borrar un torneo se escribe su nombre exactamente.',
  },
  'password-short': {
    title: 'Contraseña demasiado corta',
    detail: ({ shortest }) => `Una contraseña tiene ${shortest} caracteres o más. Una frase corta es buena.`,
  },
  'password-needed': {
    title: 'Hace falta una contraseña',
    detail: () => 'El servidor responde a una red: defina primero una contraseña.',
  },
  'last-owner': {
    title: 'Último propietario',
    detail: () => 'Un servidor conserva al menos un propietario.',
  },
  'owns-tournaments': {
    title: 'Aún es responsable',
    detail: ({ names }) => `Responsable único de ${names.join(', ')}. Primero entréguelo a otra persona.`,
  },
  'too-many-requests': {
    title: 'Demasiadas solicitudes',
    detail: ({ seconds }) => `Vuelva a intentarlo en ${seconds} s.`,
  },
  'too-many-streams': {
    title: 'Demasiadas páginas abiertas',
    detail: () => 'El servidor tiene tantas páginas en vivo como puede. Esta página vuelve a preguntar sola.',
  },
  'journal-full': {
    title: 'La bitácora está llena',
    detail: ({ limit }) =>
      `La bitácora de este torneo llegó a ${limit}, más de lo que necesita cualquier torneo. Los resultados todavía caben; nada más largo. Expórtela y siga en un torneo nuevo.`,
  },
  busy: {
    title: 'Ocupado',
    detail: () => 'El servidor no pudo escribirlo ahora. Nada se pierde: envíelo de nuevo.',
  },
  'work-stopped': {
    title: 'Detenido',
    detail: () => 'El cálculo se detuvo. No se escribió nada. Vuelva a intentarlo.',
  },
  'read-only': { title: 'Solo lectura', detail: () => 'Por ahora el servidor solo lee.' },
  damaged: {
    title: 'La bitácora está dañada',
    detail: damage =>
      `${damageTexts.es(damage)}. Restaure en una copia un respaldo anterior al daño. Lo que está antes del daño se puede exportar.`,
  },
  'format-unknown': {
    title: 'Escrito por otra versión',
    detail: ({ seq, format }) =>
      `La entrada ${seq} está en el formato ${format}, que esta versión de Pareo no sabe leer. No se cambió nada. Use la versión que la escribió o una más reciente.`,
  },
  'disk-full': {
    title: 'Disco lleno',
    detail: () =>
      'No queda espacio donde están los datos. No se escribió nada y nada se pierde. Libere espacio y envíelo de nuevo.',
  },
  fault: {
    title: 'Una falla del programa',
    detail: () =>
      'Algo salió mal en el servidor. El registro tiene una línea con el número de esta solicitud.',
  },
};
