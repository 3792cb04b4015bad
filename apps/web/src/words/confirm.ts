import type { Wish } from '@pareo/engine/journal';
import type { Same } from './both.ts';

/* What a confirmation is called: the act as a question, and the button that does it. */

const en = {
  create: { ask: 'Create the tournament?', do: 'Create' },
  'change-settings': { ask: 'Change the settings?', do: 'Change the settings' },
  restrict: { ask: 'Change who may not meet?', do: 'Change the restrictions' },
  'enter-players': { ask: 'Enter these players?', do: 'Enter them' },
  'enter-late': { ask: 'Enter them late?', do: 'Enter late' },
  'set-attendance': { ask: 'Write these byes and absences?', do: 'Write them' },
  pair: { ask: 'Pair with results in dispute?', do: 'Pair all the same' },
  'pair-by-hand': { ask: 'Take this pairing by hand?', do: 'Take the pairing by hand' },
  publish: { ask: 'Publish the round?', do: 'Publish' },
  unpublish: { ask: 'Unpublish the round?', do: 'Unpublish' },
  'correct-result': { ask: 'Correct the result?', do: 'Correct the result' },
  'forfeit-match': { ask: 'Forfeit the match?', do: 'Forfeit the match' },
  'decide-match': { ask: 'Decide the match?', do: 'Decide the match' },
  'settle-ties': { ask: 'Order them by hand?', do: 'Take this order' },
  'take-list': { ask: 'Take this rating list?', do: 'Take the list' },
  'issue-norm': { ask: 'Issue the certificate?', do: 'Issue the certificate' },
  finish: { ask: 'Finish the tournament?', do: 'Finish' },
  answer: { ask: 'Do what was asked for?', do: 'Do it' },
  other: { ask: 'Do this?', do: 'Do it' },
};

const es: Same<typeof en> = {
  create: { ask: '¿Crear el torneo?', do: 'Crear' },
  'change-settings': { ask: '¿Cambiar la configuración?', do: 'Cambiar la configuración' },
  restrict: { ask: '¿Cambiar quiénes no pueden enfrentarse?', do: 'Cambiar las restricciones' },
  'enter-players': { ask: '¿Inscribir a estos jugadores?', do: 'Inscribir' },
  'enter-late': { ask: '¿Inscribir fuera de plazo?', do: 'Inscribir fuera de plazo' },
  'set-attendance': { ask: '¿Anotar estos byes y ausencias?', do: 'Anotar' },
  pair: { ask: '¿Emparejar con resultados en duda?', do: 'Emparejar de todos modos' },
  'pair-by-hand': { ask: '¿Tomar este emparejamiento a mano?', do: 'Tomar el emparejamiento a mano' },
  publish: { ask: '¿Publicar la ronda?', do: 'Publicar' },
  unpublish: { ask: '¿Retirar la publicación?', do: 'Retirar la publicación' },
  'correct-result': { ask: '¿Corregir el resultado?', do: 'Corregir el resultado' },
  'forfeit-match': { ask: '¿Dar el encuentro por perdido?', do: 'Dar por perdido' },
  'decide-match': { ask: '¿Decidir el encuentro?', do: 'Decidir el encuentro' },
  'settle-ties': { ask: '¿Ordenarlos a mano?', do: 'Tomar este orden' },
  'take-list': { ask: '¿Tomar esta lista de Elo?', do: 'Tomar la lista' },
  'issue-norm': { ask: '¿Emitir el certificado?', do: 'Emitir el certificado' },
  finish: { ask: '¿Terminar el torneo?', do: 'Terminar' },
  answer: { ask: '¿Hacer lo que se pidió?', do: 'Hacerlo' },
  other: { ask: '¿Seguir adelante?', do: 'Seguir' },
};

export const confirm = { en, es };

type Named = keyof typeof en;

/** Acts without a name of their own have no consequences to confirm today. */
export const nameOfAct = ({ kind }: Wish): Named => (kind in en ? (kind as Named) : 'other');
