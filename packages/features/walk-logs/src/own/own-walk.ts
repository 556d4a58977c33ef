import type { Locale, OwnWalkLog } from '@repo/contract'
import { toWalkLog, type WalkLog } from '../walk-log.ts'

/** One of the viewer's own walks. */
export interface OwnWalk {
  readonly log: WalkLog
  /** Null once the viewer can no longer see it. */
  readonly article: {
    readonly id: number
    readonly title: string
    readonly language: Locale
    readonly translation: { readonly title: string } | null
    readonly picture: string
  } | null
  /** Opens what is shared by link; null for all else. */
  readonly token: string | null
}

export function toOwnWalk(walk: OwnWalkLog): OwnWalk {
  const { route, token } = walk
  return {
    log: toWalkLog(walk),
    token,
    article: route && {
      id: route.id,
      title: route.title,
      language: route.language,
      translation: route.translation,
      picture: route.thumbnail_path ?? route.preview_path,
    },
  }
}
