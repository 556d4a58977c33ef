import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { EnteredPassword } from '../schemas.ts'

export const accountDataEndpoints = {
  /** Answers a file, not JSON. */
  downloadData: endpoint({
    method: 'GET',
    path: '/v1/self/data-archive',
    summary: 'Everything that is kept about the logged-in user, as one ZIP archive',
    access: 'verifiedUser',
    response: { status: 200, body: Type.Unsafe<string | Uint8Array>({ type: 'string' }) },
    errors: ['auth.throttled'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/v1/self/withdraw',
    summary:
      'Closes the account for good: needs its password or a log-in of the last ten minutes. Routes disappear at once and are deleted after the retention period',
    access: 'verifiedUser',
    body: Type.Object({ password: Type.Optional(EnteredPassword) }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['auth.reauthentication_required', 'auth.throttled', 'password.current_mismatch'],
  }),
}
