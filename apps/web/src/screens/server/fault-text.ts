import type { HostFault } from '@pareo/host';
import { language } from '../../client/preferences.svelte.ts';
import { t } from '../../words/t.svelte.ts';

/** What was refused says why in the words of the server; the rest has words of its own. */
export const faultText = (fault: HostFault | undefined): string =>
  (fault?.code === 'refused' ? fault.detail?.[language()] : undefined) ??
  t.common.fault[fault?.code ?? 'fault'];
