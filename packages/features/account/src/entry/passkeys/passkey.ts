import type { ApiClient } from '@repo/contract'

type ListedPasskey = Extract<Awaited<ReturnType<ApiClient['listPasskeys']>>, { ok: true }>['data']['data'][number]

/** A passkey of the user. Times are ISO times. */
export interface Passkey {
  readonly id: number
  readonly name: string
  readonly createdAt: string
  /** Null for one that was never used. */
  readonly lastUsedAt: string | null
}

export function toPasskey({ id, name, created_at, last_used_at }: ListedPasskey): Passkey {
  return { id, name, createdAt: created_at, lastUsedAt: last_used_at }
}
