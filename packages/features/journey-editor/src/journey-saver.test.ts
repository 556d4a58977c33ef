import { aCard, aListedArticle } from '@repo/articles/testing/sample-cards'
import { type Answer, type ErrorCode, type Journey, PRODUCT_LIMITS } from '@repo/contract'
import { aJourneyAnswer, aStageAnswer } from '@repo/journeys/testing/sample-answer'
import { expect, it, vi } from 'vitest'
import { cutWith, type JourneyEdit, nextDay } from './journey-edit.ts'
import { JourneySaver } from './journey-saver.ts'
import type { SaverApi } from './send-edit.ts'

/** A server with one journey, as the contract describes it. */
function aServer(opened: Journey) {
  const server = {
    journey: opened,
    isGone: false,
    /** Does what it is asked once more, and says nothing. */
    losesAnswer: false,
    refuse: null as { code: ErrorCode; status: number } | null,
    sent: [] as string[],
  }
  const answer = (change: (journey: Journey) => Journey, name: string, version?: string): Promise<Answer<Journey>> => {
    const headers = new Headers()
    if (server.isGone) return Promise.resolve({ ok: false, status: 0, error: { code: 'network' }, headers, body: null })
    server.sent.push(name)
    const refusal = server.refuse
    server.refuse = null
    if (refusal)
      return Promise.resolve({ ok: false, status: refusal.status, error: { code: refusal.code }, headers, body: null })
    if (version !== undefined && version !== `"${server.journey.version}"`)
      return Promise.resolve({
        ok: false,
        status: 412,
        error: { code: 'journey.version_conflict' },
        headers,
        body: null,
      })
    server.journey = { ...change(server.journey), version: server.journey.version + 1 }
    return Promise.resolve({ ok: true, status: 200, data: server.journey, headers })
  }
  const answered = new Map<string, Answer<Journey>>()
  /** A repeated request gets the first one's answer. */
  const once = async (key = '', act: () => Promise<Answer<Journey>>): Promise<Answer<Journey>> => {
    const given = answered.get(key) ?? (await act())
    if (given.ok) answered.set(key, given)
    if (!server.losesAnswer) return given
    server.losesAnswer = false
    return { ok: false, status: 0, error: { code: 'network' }, headers: new Headers(), body: null }
  }
  const api: SaverApi = {
    readJourney: () =>
      Promise.resolve(
        server.isGone
          ? { ok: false, status: 0, error: { code: 'network' }, headers: new Headers(), body: null }
          : { ok: true, status: 200, data: server.journey, headers: new Headers() },
      ),
    updateJourney: ({ body }, options) =>
      answer((journey) => ({ ...journey, ...body }), 'details', options?.headers?.['if-match']),
    addJourneyEntries: ({ body }, options) =>
      once(options?.headers?.['idempotency-key'], () =>
        answer(
          (journey) =>
            body.entries.reduce((now, entry) => {
              const id = Math.max(0, ...now.entries.map((other) => other.id)) + 1
              const part = 'part' in entry ? (entry.part ?? null) : null
              const article = 'article_id' in entry ? aCard({ id: entry.article_id }) : null
              const added = aStageAnswer(id, { day: entry.day ?? 1, note: entry.note ?? '', part, article })
              const end = now.entries.filter(({ day }) => (day ?? 0) <= (added.day ?? 0)).length
              return Object.assign(now, { entries: now.entries.toSpliced(end, 0, added) })
            }, structuredClone(journey)),
          'add',
        ),
      ),
    updateJourneyEntry: ({ params, body }, options) =>
      answer(
        (journey) => ({
          ...journey,
          entries: journey.entries.map((entry) =>
            String(entry.id) === params.entryId ? { ...entry, note: body.note, part: body.part } : entry,
          ),
        }),
        'note',
        options?.headers?.['if-match'],
      ),
    removeJourneyEntry: ({ params }) =>
      answer(
        (journey) => ({ ...journey, entries: journey.entries.filter(({ id }) => String(id) !== params.entryId) }),
        'remove',
      ),
    orderJourney: ({ body }, options) =>
      answer(
        (journey) => ({
          ...journey,
          entries: body.entries.flatMap(({ id, day }) => {
            const entry = journey.entries.find((candidate) => candidate.id === id)
            return entry ? [{ ...entry, day: day ?? entry.day }] : []
          }),
        }),
        'order',
        options?.headers?.['if-match'],
      ),
  }
  return { server, api }
}

function opened(journey: Journey, kept: JourneyEdit[] = []) {
  const { server, api } = aServer(journey)
  const store = { edits: kept as readonly JourneyEdit[] }
  const open = (from = server.journey) =>
    new JourneySaver(from, {
      api,
      store: { read: () => store.edits, write: (edits) => (store.edits = edits) },
      wait: () => () => {},
    })
  return { server, store, open, saver: open() }
}

const ids = ({ entries }: Pick<Journey, 'entries'>) => entries.map(({ id, day }) => `${id}:${day}`)
const threeDays = () =>
  aJourneyAnswer({ entries: [aStageAnswer(1, { day: 1 }), aStageAnswer(2, { day: 2 }), aStageAnswer(3, { day: 3 })] })

it('shows at once what is done, and sends it after a pause', async () => {
  const { saver, server } = opened(threeDays())
  const seen = vi.fn()
  saver.subscribe(seen)
  saver.edit({ key: 'a', type: 'move', ref: 3, behind: null })
  expect(saver.getState().draft.entries.map(({ ref, day }) => `${ref}:${day}`)).toEqual(['3:1', '1:2', '2:3'])
  expect(saver.getState().status).toBe('saving')
  await saver.flush()
  expect(ids(server.journey)).toEqual(['3:1', '1:2', '2:3'])
  expect(saver.getState().status).toBe('saved')
  expect(seen).toHaveBeenCalled()
})

it('sends what is typed as one change', async () => {
  const { saver, server } = opened(threeDays())
  for (const [index, title] of ['木', '木曽', '木曽路'].entries())
    saver.edit({ key: `k${index}`, type: 'details', change: { title } })
  saver.edit({ key: 'k9', type: 'details', change: { isTravelling: true } })
  await saver.flush()
  expect(server.sent).toEqual(['details'])
  expect(server.journey).toMatchObject({ title: '木曽路', is_travelling: true })
})

it('does its moves to the state that another tab made meanwhile', async () => {
  const { saver, server, open } = opened(threeDays())
  const other = open()
  other.edit({ key: 'b', type: 'move', ref: 1, behind: 2 })
  await other.flush()
  saver.edit({ key: 'a', type: 'move', ref: 3, behind: null })
  await saver.flush()
  expect(server.sent).toEqual(['order', 'order', 'order']) // the second was refused
  expect(ids(server.journey)).toEqual(['3:1', '2:2', '1:3'])
  await other.refresh()
  expect(other.getState().draft).toEqual(saver.getState().draft)
})

it('lets go of what concerns an entry that another tab took out', async () => {
  const { saver, server, open } = opened(threeDays())
  const other = open()
  other.edit({ key: 'b', type: 'remove', ref: 2 })
  await other.flush()
  saver.edit({ key: 'a', type: 'note', ref: 2, note: 'wet' })
  saver.edit({ key: 'c', type: 'move', ref: 2, behind: null })
  saver.edit({ key: 'd', type: 'shift', ref: 3, day: 2 })
  await saver.flush()
  expect(ids(server.journey)).toEqual(['1:1', '3:2'])
  expect(saver.getState()).toMatchObject({ status: 'saved', refusal: null })
})

it('keeps on the device what the network did not take, and sends it when it is opened again', async () => {
  const { saver, server, store, open } = opened(threeDays())
  server.isGone = true
  saver.edit({ key: 'a', type: 'details', change: { title: '木曽' } })
  await saver.flush()
  expect(saver.getState().status).toBe('waiting')
  saver.stop()
  expect(store.edits).toHaveLength(1)
  server.isGone = false
  const again = open()
  expect(again.getState().draft.details.title).toBe('木曽')
  await again.flush()
  expect(server.journey.title).toBe('木曽')
  expect(store.edits).toEqual([])
})

it('puts back where it was what was taken out, and what was done to it before it had its number', async () => {
  const { saver, server } = opened(threeDays())
  const [, second] = saver.getState().draft.entries
  if (!second) throw new Error('no entry')
  saver.edit({ key: 'a', type: 'remove', ref: 2 })
  const { ref: _, ...entry } = { ...second, article: aListedArticle() }
  saver.edit({ key: 'back', type: 'add', entry, behind: 1 })
  saver.edit({ key: 'n', type: 'note', ref: 'back', note: 'steep' })
  expect(saver.getState().draft.entries.map(({ ref }) => ref)).toEqual([1, 'back', 3])
  await saver.flush()
  expect(ids(server.journey)).toEqual(['1:1', '4:2', '3:3'])
  expect(server.journey.entries[1]?.note).toBe('steep')
})

it('adds the stages of a cut line at once, knows each by its number after that, and moves their cuts', async () => {
  const { saver, server } = opened(threeDays())
  const stage = (day: number, fromMeters: number, toMeters: number) => ({
    kind: 'stage' as const,
    day,
    note: '',
    part: { objectId: 'line-1', fromMeters, toMeters },
    sums: null,
    article: aListedArticle(),
    shownTo: 'everyone' as const,
  })
  saver.edit({ key: 'cut', type: 'append', entries: [stage(4, 0, 900), stage(5, 900, 2000)] })
  saver.edit({ key: 'n', type: 'note', ref: 'cut-1', note: 'steep' })
  await saver.flush()
  expect(server.sent).toEqual(['add', 'note'])
  expect(ids(server.journey)).toEqual(['1:1', '2:2', '3:3', '4:4', '5:5'])
  const { entries } = saver.getState().draft
  expect(entries.map(({ note }) => note)).toEqual(['', '', '', '', 'steep'])
  const later = entries[4]
  expect(later && cutWith(entries, later).map(({ ref }) => ref)).toEqual([4, 5])
  saver.edit({
    key: 'p',
    type: 'part',
    ref: 5,
    part: { objectId: 'line-1', fromMeters: 1000, toMeters: 2000 },
    sums: null,
  })
  await saver.flush()
  expect(server.journey.entries[4]).toMatchObject({ note: 'steep', part: { from_m: 1000, to_m: 2000 } })
  const moved = saver.getState().draft.entries
  expect(moved.flatMap((entry) => cutWith(moved, entry).length)).toEqual([1, 1, 1, 1, 1])
})

it('says why it is not published, and keeps the rest of the change', async () => {
  const { saver, server } = opened(threeDays())
  server.refuse = { code: 'journey.stage_required', status: 422 }
  saver.edit({ key: 'a', type: 'details', change: { state: 'public', summary: 'Down the valley' } })
  await saver.flush()
  expect(saver.getState().refusal?.error.code).toBe('journey.stage_required')
  expect(server.journey).toMatchObject({ state: 'draft', summary: 'Down the valley' })
})

it('knows what it added by its number though the first answer was lost, and the state was read since', async () => {
  const { saver, server } = opened(threeDays())
  const [first] = saver.getState().draft.entries
  if (!first) throw new Error('no entry')
  const { ref: _, ...entry } = { ...first, article: aListedArticle() }
  server.losesAnswer = true
  saver.edit({ key: 'new', type: 'add', entry })
  saver.edit({ key: 'n', type: 'note', ref: 'new', note: 'steep' })
  await saver.flush()
  expect(saver.getState().status).toBe('waiting')
  await saver.refresh()
  await saver.flush()
  expect(server.journey.entries.map(({ note }) => note)).toContain('steep')
  expect(saver.getState()).toMatchObject({ status: 'saved', refusal: null })
})

it.each([
  { code: 'idempotency.in_progress', status: 409 },
  { code: 'csrf.mismatch', status: 403 },
  { code: 'auth.login_required', status: 401 },
] as const)('keeps what is refused for now: $code', async (refusal) => {
  const { saver, server } = opened(threeDays())
  server.refuse = refusal
  saver.edit({ key: 'a', type: 'details', change: { title: '木曽' } })
  await saver.flush()
  expect(saver.getState()).toMatchObject({ status: 'waiting', refusal: null })
  await saver.flush()
  expect(server.journey.title).toBe('木曽')
})

it('does once what two tabs send', async () => {
  const { server, open } = opened(threeDays(), [{ key: 'a', type: 'shift', ref: 2, day: 3 }])
  const [one, other] = [open(), open()]
  await Promise.all([one.flush(), other.flush()])
  expect(ids(server.journey)).toEqual(['1:1', '2:3', '3:4'])
})

it.each([
  [-1, 0],
  [0, 0],
])('the day after the last one is none that there may not be: %d', (from, over) => {
  const { day: max } = PRODUCT_LIMITS.journey
  const { saver } = opened(aJourneyAnswer({ entries: [aStageAnswer(1, { day: max + from })] }))
  expect(nextDay(saver.getState().draft.entries)).toBe(max + over)
})
