import type { ApiError } from '@repo/contract'
import type { AwayCause } from './ports.ts'

/** Only where no answer came at all is the network to blame. */
export function awayCause({ code }: ApiError): AwayCause {
  if (code === 'network') return 'network'
  return code === 'server.maintenance' ? 'maintenance' : 'server'
}
