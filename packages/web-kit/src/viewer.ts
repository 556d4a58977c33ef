import type { LengthUnits, Locale, SelfUser, TutorialRecord } from '@repo/contract'

/** The logged-in user who views the page. */
export interface Viewer {
  readonly id: number
  readonly name: string
  readonly nickname: string
  readonly avatar: string | null
  readonly email: string
  /** Whether they have proved their address. */
  readonly isVerified: boolean
  readonly locale: Locale
  readonly units: LengthUnits
  /** IANA. */
  readonly timeZone: string
  /** False for accounts that log in by provider or passkey only. */
  readonly hasPassword: boolean
  readonly isModerator: boolean
  /** Notifications that they have not read. */
  readonly unreadCount: number
  readonly tutorial: TutorialRecord
  /** While a moderator keeps them from writing what others see; until an ISO time. */
  readonly suspension: { readonly until: string; readonly reason: string } | null
}

export function toViewer(user: SelfUser): Viewer {
  const { id, name, nickname, avatar, email, locale, units, tutorial, suspension } = user
  return {
    id,
    name,
    nickname,
    avatar,
    email,
    locale,
    units,
    tutorial,
    suspension,
    timeZone: user.time_zone,
    isVerified: user.email_verified_at !== null,
    hasPassword: user.has_password,
    isModerator: user.is_moderator,
    unreadCount: user.notify_count,
  }
}
