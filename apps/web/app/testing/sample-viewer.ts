import type { SelfUser } from '@repo/contract'

/** A verified user. */
export function aViewer(over: Partial<SelfUser> = {}): SelfUser {
  return {
    ...{ id: 7, name: 'mori.ayumi', nickname: '森下 あゆみ', avatar: null, locale: 'ja' },
    ...{ email: 'mori@example.org', email_verified_at: '2026-10-01T00:00:00.000Z', has_password: true },
    ...{ notify_count: 0, tutorial: {}, is_moderator: false, suspension: null },
    ...over,
  }
}
