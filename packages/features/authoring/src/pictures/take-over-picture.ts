import { randomId } from '@mishiori/map-document'
import type { ApiClient } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'

interface TakeOverOptions {
  readonly signal?: AbortSignal
  readonly api?: Pick<ApiClient, 'takeOverImage'>
}

/** Has the server fetch and store a picture of another site. */
export const takeOverPicture = (address: string, { signal, api = browserApi() }: TakeOverOptions = {}) =>
  api.takeOverImage({ body: { address } }, { ...(signal && { signal }), headers: { 'idempotency-key': randomId() } })
