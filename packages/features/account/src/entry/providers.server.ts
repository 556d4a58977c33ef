import type { ApiClient } from '@repo/contract'
import type { ProviderOffer } from './provider-buttons.tsx'

/** What people may log in through here. Without an answer there are the other ways. */
export async function providersOf(api: ApiClient): Promise<readonly ProviderOffer[]> {
  const answer = await api.listProviders()
  return answer.ok ? answer.data.data : []
}
