import type { Viewer } from '../viewer.ts'

/** A verified user. */
export function aViewer(over: Partial<Viewer> = {}): Viewer {
  return {
    id: 7,
    name: 'mori.ayumi',
    nickname: '森下 あゆみ',
    avatar: null,
    locale: 'ja',
    units: 'metric',
    timeZone: 'Asia/Tokyo',
    email: 'mori@example.org',
    isVerified: true,
    hasPassword: true,
    unreadCount: 0,
    tutorial: {},
    isModerator: false,
    suspension: null,
    ...over,
  }
}
