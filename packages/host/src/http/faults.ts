import type { HostFault, HostFaultCode } from '../host.ts';
import type { Problem } from '../wire.ts';

/** What a status means where the code of the problem is not one of ours. */
const BY_STATUS: Readonly<Record<number, HostFaultCode>> = {
  401: 'signed-out',
  403: 'not-permitted',
  404: 'not-found',
  410: 'revoked',
  409: 'refused',
  422: 'refused',
  429: 'busy',
  502: 'offline',
  503: 'busy',
  504: 'offline',
  507: 'disk-full',
};

const BY_CODE: Readonly<Record<string, HostFaultCode>> = {
  'client-too-old': 'too-old',
  'read-only': 'read-only',
  'disk-full': 'disk-full',
  revoked: 'revoked',
  expired: 'revoked',
  'signed-out': 'signed-out',
};

export const OFFLINE: HostFault = { code: 'offline' };

export const faultOf = (status: number, problem: Partial<Problem>): HostFault => ({
  code: BY_CODE[problem.code ?? ''] ?? BY_STATUS[status] ?? 'fault',
  ...(problem.detail ? { detail: problem.detail } : {}),
  ...(problem.refusals ? { refusals: problem.refusals } : {}),
  ...(problem.code === 'file-unreadable' && problem.faults ? { faults: problem.faults } : {}),
  ...(problem.request === undefined ? {} : { request: problem.request }),
});

/** The problem in an answer, if there is one: a proxy's page has none. */
export const problemIn = async (response: Response): Promise<Partial<Problem>> => {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Partial<Problem>) : {};
  } catch {
    return {};
  }
};
