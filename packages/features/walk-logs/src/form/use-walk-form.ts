import type { StoredPicture } from '@repo/authoring/stored-picture'
import { usePictureUploads } from '@repo/authoring/use-picture-uploads'
import { type ApiError, isSameJson, PRODUCT_LIMITS, type WalkCondition } from '@repo/contract'
import { useRef, useState } from 'react'
import { toWalkLog, type WalkLog, type WalkPhoto } from '../walk-log.ts'
import {
  answerHazards,
  MINUTES_PER_HOUR,
  sendWalk,
  toInput,
  type WalkFieldProblem,
  type WalkTarget,
} from './send-walk.ts'
import { usePickedTrack } from './track/picked-track.ts'
import { keepWalkDraft, readWalkDraft, type WalkDraft, type WalkFields } from './walk-draft.ts'

const { walkLog: limits } = PRODUCT_LIMITS
/** Tries without an answer that are remembered. */
const REMEMBERED = 5

interface WalkFormOptions extends WalkTarget {
  /** What the form begins with, unless something waits to be sent. */
  readonly initial: WalkFields
  /** What an article is called that keeps a track of this day. */
  readonly trackTitle: (walkedOn: string) => string
  /** Told whether what was said of hazards was sent, too. */
  readonly onDone: (log: WalkLog, sent: { readonly areHazardsTold: boolean }) => void
}

/** What is typed of a log, and what was sent of it without an answer, both of which outlast the page. */
function useWalkDraft(place: WalkTarget['place'], initial: WalkFields) {
  const [draft, setDraft] = useState(() => readWalkDraft(place))
  const [fields, setFields] = useState(draft?.fields ?? initial)
  const [isKept, setIsKept] = useState(false)
  const sending = useRef<Pick<WalkDraft, 'key' | 'sent'>>({
    key: draft?.key ?? crypto.randomUUID(),
    sent: draft?.sent ?? [],
  })
  const latest = useRef(fields)
  latest.current = fields
  const keep = () => setIsKept(keepWalkDraft(place, { fields: latest.current, ...sending.current }))
  return {
    draft,
    fields,
    latest,
    sending,
    isKept,
    keep,
    write: (changes: Partial<WalkFields>) => {
      latest.current = { ...latest.current, ...changes }
      setFields(latest.current)
      keep()
    },
    /** Anew, from the first values. */
    begin: () => {
      keepWalkDraft(place, null)
      setDraft(null)
      setFields(initial)
      sending.current = { key: crypto.randomUUID(), sent: [] }
    },
  }
}

/** A log from its first field until it is sent. What is typed outlasts the page. */
export function useWalkForm({ place, token, initial, trackTitle, onDone }: WalkFormOptions) {
  const { draft, fields, latest, sending, isKept, keep, write, begin } = useWalkDraft(place, initial)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [problem, setProblem] = useState<WalkFieldProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const uploads = usePictureUploads((photo) => change({ photos: [...latest.current.photos, toPhoto(photo)] }))

  const change = (changes: Partial<WalkFields>) => {
    setError(null)
    setProblem(null)
    write(changes)
  }
  const track = usePickedTrack((picked) => {
    if (picked?.startMs != null) change({ walkedOn: dayOf(picked.startMs) })
  })
  /** @returns whether there is nothing more to store. */
  const storeTrack = async (): Promise<boolean> => {
    const stored = await track.store(trackTitle(latest.current.walkedOn))
    if (typeof stored === 'number') change({ trackId: stored })
    else if (stored !== null) setError(stored)
    return stored === null || typeof stored === 'number'
  }
  return {
    fields,
    isSending,
    error,
    problem,
    /** Counts how often it was to be sent. */
    attempt,
    /** Whether what is in the form outlasts the page. */
    isKept,
    uploads,
    picked: track.picked,
    pick: track.pick,
    /** Whether it was typed before. */
    isFromDraft: draft !== null,
    change,
    toggle: (condition: WalkCondition) => {
      const { conditions } = fields
      const isChosen = conditions.includes(condition)
      if (isChosen) change({ conditions: conditions.filter((other) => other !== condition) })
      else if (conditions.length < limits.conditions) change({ conditions: [...conditions, condition] })
    },
    discard: begin,
    submit: async () => {
      if (isSending) return
      setAttempt(attempt + 1)
      const isUploading = uploads.uploads.some(({ state }) => state.kind === 'waiting' || state.kind === 'sending')
      const body = isUploading ? 'photos' : toInput(fields)
      if (typeof body === 'string') {
        setProblem(body)
        return
      }
      setIsSending(true)
      const stored = await storeTrack()
      const input = stored && toInput(latest.current)
      if (!input || typeof input === 'string') {
        setIsSending(false)
        return
      }
      const before = sending.current
      sending.current = { ...before, sent: withSent(before.sent, latest.current) }
      keep()
      const answer = await sendWalk({ place, token }, input, before)
      setIsSending(false)
      if (!answer.ok) {
        setError(answer.error)
        return
      }
      keepWalkDraft(place, null)
      const areHazardsTold = await answerHazards({ place, token }, latest.current)
      onDone(toWalkLog(answer.data), { areHazardsTold })
    },
  }
}

/** Where the device is. */
const dayOf = (ms: number) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(ms)

function withSent(sent: readonly WalkFields[], fields: WalkFields): readonly WalkFields[] {
  return [fields, ...sent.filter((one) => !isSameJson(one, fields))].slice(0, REMEMBERED)
}

export type WalkForm = ReturnType<typeof useWalkForm>

/** A time as its fields show it; of none they are blank. */
export function timeFieldsOf(total: number): Pick<WalkFields, 'hours' | 'minutes'> {
  const [hours, minutes] = [Math.floor(total / MINUTES_PER_HOUR), total % MINUTES_PER_HOUR]
  return { hours: hours > 0 ? String(hours) : '', minutes: minutes > 0 ? String(minutes) : '' }
}

/** A log as the form shows it. */
export function toFields(log: WalkLog): WalkFields {
  const { walkedOn, minutes, conditions, text, visibility, part, photos, track } = log
  return {
    walkedOn,
    ...timeFieldsOf(minutes ?? 0),
    conditions,
    text,
    visibility,
    part,
    photos,
    trackId: track?.id ?? null,
    hazards: {},
  }
}

const toPhoto = ({ id, url, width, height }: StoredPicture): WalkPhoto => ({ id, url, width, height })
