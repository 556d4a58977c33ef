import { LOG_WALK_HASH, routePath } from '@repo/articles/article-links'
import { keepAlong, keepWalkOffer, readAlong } from '@repo/articles/walk-offer'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { trackOf } from '../track/track.ts'
import { trimEnds } from '../track/trim-ends.ts'
import type { RecorderSnapshot } from './recorder-actor.ts'

const MINUTE_MS = 60_000

/** Remembers along which article the recorder was opened: the next recording is of it, unless one is going on. */
export function useRecordingAlong(userId: number, snapshot: RecorderSnapshot): void {
  const [search] = useSearchParams()
  const articleId = Number(search.get('along') ?? '0')
  const token = search.get('token')
  const isIdle = snapshot.matches('idle')
  useEffect(() => {
    if (!isIdle) return
    keepAlong(userId, Number.isSafeInteger(articleId) && articleId > 0 ? { articleId, token } : null)
  }, [userId, isIdle, articleId, token])
}

/** Of a recording that is stored, keeps what it tells of the walk. @returns where that is logged; null where it was along nothing. */
export function useWalkOffer(snapshot: RecorderSnapshot): string | null {
  const { userId, articleId: trackId, startedAtMs, track, trim } = snapshot.context
  const [along] = useState(() => readAlong(userId))
  useEffect(() => {
    if (along === null || trackId === null) return
    const minutes = Math.round(trackOf(trimEnds(track.points, trim)).movingMs / MINUTE_MS)
    const walkedOn = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(startedAtMs)
    keepWalkOffer(userId, along.articleId, { trackId, walkedOn, minutes: minutes > 0 ? minutes : null })
    keepAlong(userId, null)
  }, [userId, along, trackId, startedAtMs, track, trim])
  return along === null ? null : `${routePath(along.articleId, along.token)}#${LOG_WALK_HASH}`
}
