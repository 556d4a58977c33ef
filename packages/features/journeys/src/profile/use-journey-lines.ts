import { withToken } from '@repo/articles/article-links'
import type { JourneyProfile } from '@repo/contract'
import { useEffect, useMemo, useState } from 'react'
import { type JourneyView, stagesOf } from '../view/journey-view.ts'
import type { WaysByEntry } from '../view/to-map-document.ts'
import { type HeightsByEntry, pathOfOutline } from './whole-profile.ts'

export interface JourneyLines {
  readonly ways: WaysByEntry
  readonly heights: HeightsByEntry
  /** Whether the heights are still on their way. */
  readonly isLoading: boolean
}

type Loaded = JourneyProfile['data'] | 'loading'

/**
 * The ways of all stages with their heights, asked for once the page is shown. Until they are there, and without an
 * answer, the ways are the outlines that came with the page.
 */
export function useJourneyLines(journey: JourneyView, token: string | null): JourneyLines {
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const { id, version } = journey
  useEffect(() => {
    const leaving = new AbortController()
    setLoaded('loading')
    // A plain request: the API's client contains the schemas of all requests, which for readers are weight without use.
    fetch(withToken(`/api/v1/journeys/${id}/profile`, token), { signal: leaving.signal })
      .then(async (answer) => {
        const profile: JourneyProfile | null = answer.ok ? await answer.json() : null
        setLoaded(profile?.data ?? [])
      })
      .catch(() => {
        if (!leaving.signal.aborted) setLoaded([])
      })
    return () => leaving.abort()
  }, [id, version, token])
  return useMemo(() => {
    const known = loaded === 'loading' ? [] : loaded
    const found = new Map(known.map((line) => [line.entry_id, line]))
    return {
      isLoading: loaded === 'loading',
      ways: new Map(
        stagesOf(journey).map(([, { id, outline }]) => [id, pathOfOutline(found.get(id)?.path ?? outline)]),
      ),
      heights: new Map([...found].map(([entryId, { points }]) => [entryId, points.map(toHeight)])),
    }
  }, [loaded, journey])
}

const toHeight = ([along = 0, height = 0]: readonly number[]) => [along, height] as const
