import type { Locale } from '@repo/contract'
import { useCallback, useState } from 'react'

export interface PhotosLeft {
  /** Photos of the texts that are not on the server yet: on their way, or refused. Only this page has them. */
  readonly count: number
  readonly report: (language: Locale, count: number) => void
}

/** Adds up the photos in the texts of an article. */
export function usePhotosLeft(): PhotosLeft {
  const [counts, setCounts] = useState<Partial<Record<Locale, number>>>({})
  const report = useCallback<PhotosLeft['report']>(
    (language, count) => setCounts((known) => ({ ...known, [language]: count })),
    [],
  )
  return { count: Object.values(counts).reduce((sum, count) => sum + count, 0), report }
}
