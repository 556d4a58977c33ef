// @vitest-environment jsdom
import type { BundledJourney } from '@repo/article-bundle'
import type { ApiClient } from '@repo/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundleProgress } from './bundle-progress.ts'
import type { RowState } from './bundle-state.ts'
import { importJourney } from './import-journey.ts'

const stage = (
  article: string | null,
  more: Partial<Extract<BundledJourney['entries'][number], { kind: 'stage' }>> = {},
) => ({ kind: 'stage', day: 1, note: '', part: null, article, credit: null, ...more }) as const
const credit = { id: 9, title: '奈良井から', author: 'Maya', url: 'https://mishiori.example/routes/9' }
const PART = { object_id: 'line-1', from_m: 0, to_m: 90 }
const JOURNEY: BundledJourney = {
  id: 3,
  site: 'https://mishiori.example',
  kind: 'journey',
  title: '三日',
  summary: '木曽',
  cover_path: '/files/cover.jpg',
  starts_on: '2026-10-17',
  entries: [
    stage('routes/1', { note: '朝', part: PART }),
    stage('routes/2', { lost: 'part' }),
    stage('routes/1'),
    { kind: 'rest', day: 2, note: '雨' },
    stage(null, { day: 3 }),
    stage(null, { day: 3, credit }),
  ],
}
const NETWORK = { kind: 'failed', error: { code: 'network' } } as const
const REFUSED = { kind: 'failed', error: { code: 'file.not_found' } } as const

const file = new File(['zip'], 'journey.zip')
const options = { folder: 'journey', onProgress: vi.fn(), onTakenBack: vi.fn() }
beforeEach(() => localStorage.clear())
afterEach(() => vi.clearAllMocks())

function ports(leftOut: readonly number[] = []) {
  const progress = bundleProgress(file, 1)
  const data = { journey_id: 4, left_out: leftOut }
  const answer = async () => ({ ok: true, data }) as never // no more is read
  const importJourney = vi.fn<ApiClient['importJourney']>(answer)
  const deleteRoute = vi.fn<ApiClient['deleteRoute']>(async () => ({ ok: true }) as never) // as above
  const upload = vi.fn(async (sent: File) => ({ ok: true, file: { url: `/files/new-${sent.name}` } }) as never) // as above
  const makeDraft = vi.fn(async (folder: string, journey: string): Promise<RowState | null> => {
    const draft = { id: Number(folder.slice(7)) + 100, missing: 1, foreign: 0 }
    progress.created.set(folder, { ...draft, journey })
    return { kind: 'created', ...draft }
  })
  const bundle = { readPicture: async () => new Uint8Array([1]) }
  return { api: { importJourney, deleteRoute }, upload, bundle, addresses: progress.addresses, progress, makeDraft }
}

describe('importing a journey', () => {
  it('makes a draft of each article once and then the journey, and tells what it lacks', async () => {
    const given = ports([0, 4])
    expect(await importJourney(JOURNEY, given, options)).toEqual({
      kind: 'created',
      id: 4,
      losses: { links: [credit], gone: 1, hidden: 1, parts: 1, missing: 2, foreign: 0 },
    })
    expect(given.makeDraft.mock.calls).toEqual([
      ['routes/1', 'journey'],
      ['routes/2', 'journey'],
    ])
    const [request, settings] = given.api.importJourney.mock.calls[0] ?? []
    const { site, kind, title, summary, starts_on } = JOURNEY
    const entry = (id: number, more = {}) => ({ kind: 'stage', article_id: id, day: 1, note: '', part: null, ...more })
    expect(request?.body).toEqual({
      site,
      kind,
      title,
      summary,
      starts_on,
      cover_path: '/files/new-cover.jpg',
      entries: [
        entry(101, { note: '朝', part: PART }),
        entry(102),
        entry(101),
        { kind: 'rest', day: 2, note: '雨' },
        entry(9, { kind: 'link', day: 3 }),
      ],
    })
    expect(settings?.headers).toEqual({ 'idempotency-key': given.progress.keys.get('journey') })
    expect([...given.progress.created.values()].some(({ journey }) => journey !== undefined)).toBe(false)
  })

  it('takes drafts that are there already, names no days of a collection, and counts a cover that is not in the file', async () => {
    const given = ports()
    given.progress.created.set('routes/1', { id: 7, missing: 0, foreign: 0 })
    const bundle = { readPicture: async () => null }
    const collection = { ...JOURNEY, kind: 'collection', entries: [stage('routes/1')] } as const
    const made = await importJourney(collection, { ...given, bundle }, options)
    expect(made).toMatchObject({ kind: 'created', losses: { missing: 1 } })
    expect(given.makeDraft).not.toHaveBeenCalled()
    expect(given.api.importJourney.mock.calls[0]?.[0].body).toMatchObject({
      cover_path: null,
      entries: [{ kind: 'stage', article_id: 7, note: '', part: null }],
    })
  })

  it.each(['its article', 'its cover', 'itself'] as const)('that is refused for %s leaves nothing', async (refused) => {
    const given = ports()
    given.progress.created.set('routes/2', { id: 8, missing: 0, foreign: 0 })
    const make = given.makeDraft.getMockImplementation() ?? (async () => null)
    given.makeDraft.mockImplementation(async (folder, journey) =>
      refused === 'its article' && folder === 'routes/3' ? REFUSED : make(folder, journey),
    )
    if (refused === 'its cover')
      given.upload.mockImplementation(async () => ({ ok: false, problem: 'unreadable' }) as never)
    if (refused === 'itself') given.api.importJourney.mockResolvedValue({ ok: false, error: REFUSED.error } as never)
    const journey = { ...JOURNEY, entries: [...JOURNEY.entries, stage('routes/3')] }
    const state = await importJourney(journey, given, options)
    const count = refused === 'its article' ? 1 : 2
    expect(state).toMatchObject({ kind: 'failed', takenBack: count })
    expect(given.api.deleteRoute.mock.calls.map(([{ params }]) => params.id)).toEqual(['101', '103'].slice(0, count))
    expect([...given.progress.created.keys()]).toEqual(['routes/2'])
    expect(given.progress.keys.has('journey')).toBe(false)
    expect(options.onTakenBack).toHaveBeenCalledTimes(count)
  })

  it('goes on after a lost connection, with what is there and the same key', async () => {
    const given = ports()
    given.api.importJourney.mockResolvedValueOnce({ ok: false, error: NETWORK.error } as never)
    expect(await importJourney(JOURNEY, given, options)).toEqual({ kind: 'failed', failure: NETWORK, takenBack: 0 })
    const again = { ...given, progress: bundleProgress(file, 1) }
    expect(await importJourney(JOURNEY, again, options)).toMatchObject({ kind: 'created' })
    expect(given.api.deleteRoute).not.toHaveBeenCalled()
    expect(given.makeDraft).toHaveBeenCalledTimes(2)
    const [first, second] = given.api.importJourney.mock.calls
    expect(second).toEqual(first)
  })
})
