import { type ReadRefusal, toMapObjects } from '@mishiori/route-files'
import { formatRefusal, objectNames } from '@repo/authoring/file-messages'
import { readInWorker } from '@repo/authoring/read-in-worker'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useRef, useState } from 'react'
import { useFormMessages } from '../form-messages.ts'
import { type PickedTrack, pickDay, pickTrack } from './picked-track.ts'

type Reading = { readonly ok: true; readonly track: PickedTrack | null } | { readonly ok: false; readonly why: string }

/** Reads a track off a file, on the device alone, or off a day of the user's own timeline. */
export function useTrackChoice(onPicked: (track: PickedTrack) => void) {
  const t = useFormMessages()
  const { formatError } = useLanguage()
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const begin = async (read: (signal: AbortSignal) => Promise<Reading>, empty: string) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setProblem(null)
    setIsReading(true)
    const reading = await read(controller.signal)
    if (controller.signal.aborted) return
    setIsReading(false)
    if (!reading.ok) setProblem(reading.why)
    else if (reading.track) onPicked(reading.track)
    else setProblem(empty)
  }
  const refused = (refusal: ReadRefusal): Reading => ({ ok: false, why: formatRefusal(refusal, t) })
  return {
    isReading,
    /** Why nothing could be taken over. */
    problem,
    readFile: (file: File) =>
      begin(async (signal) => {
        try {
          const result = await readInWorker(file, { signal })
          if (!result.ok) return refused(result.refusal)
          const id = crypto.randomUUID()
          let made = 0
          const names = objectNames(file, t)
          const { layers } = toMapObjects(result.file, { createId: () => `${id}-${made++}`, names })
          return {
            ok: true,
            track: pickTrack(
              id,
              file.name,
              layers.flatMap(({ objects }) => objects),
            ),
          }
        } catch {
          return { ok: false, why: t('file.workerFailed') }
        }
      }, t('form.fileWithoutTrack')),
    readDay: (date: string) =>
      begin(async (signal) => {
        const answer = await browserApi().readTimelineDay({ params: { date } }, { signal })
        if (answer.ok) return { ok: true, track: pickDay(crypto.randomUUID(), answer.data) }
        const isNone = answer.error.code === 'timeline.day_not_found'
        return { ok: false, why: isNone ? t('form.noTimelineDay') : formatError(answer.error) }
      }, t('form.dayWithoutWalk')),
  }
}
