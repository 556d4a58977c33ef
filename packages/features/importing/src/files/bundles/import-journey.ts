import { randomId } from '@mishiori/map-document'
import { type BundledJourney, picturesIn } from '@repo/article-bundle'
import type { ApiClient, JourneyImport } from '@repo/contract'
import type { BundleProgress, CreatedDraft } from './bundle-progress.ts'
import type { JourneyLosses, JourneyRowState, RowState } from './bundle-state.ts'
import { type ImportPorts, sendPicture } from './import-article.ts'

interface JourneyPorts extends Omit<ImportPorts, 'api'> {
  readonly api: Pick<ApiClient, 'deleteRoute' | 'importJourney'>
  readonly progress: BundleProgress
  /** Makes a draft of an article of the file, and notes it. @returns null where that cannot be read. */
  readonly makeDraft: (folder: string, journey: string) => Promise<RowState | null>
}

interface JourneyOptions {
  /** Of the journey in the file. */
  readonly folder: string
  readonly onProgress: (state: JourneyRowState) => void
  /** Told of articles whose drafts are in the trash again. */
  readonly onTakenBack: (folder: string) => void
}

type Failure = Extract<JourneyRowState, { kind: 'failed' }>['failure']
type Stage = Extract<BundledJourney['entries'][number], { kind: 'stage' }>

/**
 * Makes drafts of the articles of a journey that are not there yet, and last the journey, in one request: it is there whole or not at
 * all. After a refusal the drafts that were made for it go into the trash; after a lost connection the next try goes on with them.
 */
export async function importJourney(
  journey: BundledJourney,
  ports: JourneyPorts,
  { folder, onProgress, onTakenBack }: JourneyOptions,
): Promise<JourneyRowState> {
  const { api, progress, makeDraft } = ports
  const { keys, created } = progress
  const folders = [...new Set(stagesOf(journey).flatMap(({ article }) => article ?? []))]
  const fail = async (failure: Failure): Promise<JourneyRowState> => {
    const takenBack = isLost(failure) ? 0 : await takeBack(folder, { api, progress, onTakenBack })
    return { kind: 'failed', failure, takenBack }
  }
  for (const [done, article] of folders.entries()) {
    onProgress({ kind: 'importing', done, total: folders.length })
    if (created.has(article)) continue
    const row = await makeDraft(article, folder)
    if (row?.kind === 'failed' || row?.kind === 'pictureFailed') return fail(row)
  }
  onProgress({ kind: 'importing', done: folders.length, total: folders.length })
  const cover = journey.cover_path === null ? undefined : picturesIn(journey.cover_path)[0]
  const coverFailure = cover === undefined ? null : await sendPicture(cover, ports)
  if (coverFailure && coverFailure !== 'missing') return fail({ kind: 'pictureFailed', failure: coverFailure })
  const { sent, entries } = sentEntries(journey, created)
  const { site, kind, title, summary, starts_on } = journey
  const cover_path = (cover !== undefined && ports.addresses.get(cover)) || null
  const body: JourneyImport = { site, kind, title, summary, starts_on, cover_path, entries }
  const key = keys.get(folder) ?? randomId()
  keys.set(folder, key)
  progress.save()
  const answer = await api.importJourney({ body }, { headers: { 'idempotency-key': key } })
  if (!answer.ok) return fail({ kind: 'failed', error: answer.error })
  const drafts = folders.flatMap((article) => created.get(article) ?? [])
  for (const article of folders) keep(article, created)
  progress.save()
  const left = answer.data.left_out.flatMap((index) => sent[index] ?? [])
  const lost = lossesOf(journey, { left, drafts })
  const isCoverMissing = journey.cover_path !== null && cover_path === null
  const losses = { ...lost, missing: lost.missing + Number(isCoverMissing) }
  return { kind: 'created', id: answer.data.journey_id, losses }
}

const stagesOf = ({ entries }: BundledJourney): readonly Stage[] => entries.filter((entry) => entry.kind === 'stage')

/** Nobody knows what became of the request: it may be sent again. */
const isLost = (failure: Failure) => {
  const refusal = failure.kind === 'failed' ? failure.error : 'error' in failure.failure ? failure.failure.error : null
  return refusal?.code === 'network'
}

/** What is sent of the entries, beside the stages that they are; those that were gone already are not. */
function sentEntries({ kind: of, entries }: BundledJourney, created: ReadonlyMap<string, CreatedDraft>) {
  const pairs = entries.flatMap((entry): [Stage | null, JourneyImport['entries'][number]][] => {
    const day = of === 'journey' ? { day: entry.day } : {}
    if (entry.kind === 'rest') return [[null, { kind: 'rest', note: entry.note, ...day }]]
    const { note, part, article, credit } = entry
    const draft = article === null ? undefined : created.get(article)
    if (draft) return [[entry, { kind: 'stage', article_id: draft.id, note, part, ...day }]]
    return credit ? [[entry, { kind: 'link', article_id: credit.id, note, part, ...day }]] : []
  })
  return { sent: pairs.map(([stage]) => stage), entries: pairs.map(([, entry]) => entry) }
}

interface Left {
  /** The stages that were not kept. */
  readonly left: readonly (Stage | null)[]
  readonly drafts: readonly CreatedDraft[]
}

function lossesOf(journey: BundledJourney, { left, drafts }: Left): JourneyLosses {
  const stages = stagesOf(journey)
  return {
    links: left.flatMap((stage) => stage?.credit ?? []),
    gone: stages.filter(({ article, credit }) => article === null && credit === null).length,
    hidden: left.filter((stage) => stage !== null && stage.article !== null).length,
    parts: stages.filter(({ lost }) => lost === 'part').length,
    missing: drafts.reduce((sum, { missing }) => sum + missing, 0),
    foreign: drafts.reduce((sum, { foreign }) => sum + foreign, 0),
  }
}

/** A draft that a journey has stays, whatever becomes of the one that it was made for. */
function keep(folder: string, created: BundleProgress['created']): void {
  const draft = created.get(folder)
  if (!draft) return
  const { id, missing, foreign } = draft
  created.set(folder, { id, missing, foreign })
}

/** @returns how many drafts are in the trash now. */
async function takeBack(
  journey: string,
  { api, progress, onTakenBack }: Pick<JourneyPorts, 'api' | 'progress'> & Pick<JourneyOptions, 'onTakenBack'>,
): Promise<number> {
  const { created, keys } = progress
  let count = 0
  for (const [folder, draft] of [...created]) {
    if (draft.journey !== journey) continue
    const answer = await api.deleteRoute({ params: { id: String(draft.id) } })
    if (!answer.ok && answer.error.code !== 'article.not_found') continue
    created.delete(folder)
    keys.delete(folder)
    onTakenBack(folder)
    count += 1
  }
  keys.delete(journey)
  progress.save()
  return count
}
