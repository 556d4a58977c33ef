import { randomId } from '@mishiori/map-document'
import { type Bundle, openBundle } from '@repo/article-bundle'
import { uploadPicture } from '@repo/authoring/upload-picture'
import { browserApi } from '@repo/web-kit/browser-api'
import { useReducer, useRef } from 'react'
import { type BundleProgress, bundleProgress } from './bundle-progress.ts'
import { type BundleRow, bundleReducer, chosenRows, type JourneyRow } from './bundle-state.ts'
import { importArticle } from './import-article.ts'
import { importJourney } from './import-journey.ts'

/** What belongs to one opened file. */
interface Session {
  readonly bundle: Bundle
  readonly progress: BundleProgress
}

/**
 * A file of articles that is opened, looked through and imported. Nothing leaves the device before {@link BundleImport.start}.
 * The file of an import that broke off goes on where it stopped.
 */
export function useBundleImport(userId: number) {
  const [state, dispatch] = useReducer(bundleReducer, { kind: 'empty' })
  const session = useRef<Session | null>(null)
  /** The file that was opened last, which may be read longer than one before it. */
  const latest = useRef<File | null>(null)
  /** At once, where the state is that of the last render. */
  const isRunning = useRef(false)

  const open = async (file: File) => {
    session.current = null
    latest.current = file
    dispatch({ type: 'opening', name: file.name })
    const opened = await openBundle(file)
    if (latest.current !== file) return
    if (!opened.ok) return dispatch({ type: 'refused', refusal: opened.refusal })
    const progress = bundleProgress(file, userId)
    session.current = { bundle: opened.bundle, progress }
    const journeys = await journeysOf(opened.bundle)
    // The articles of a file of one journey come with it, unless it is broken.
    const isOne = journeys.some(({ folder, problem }) => folder === ONE && problem === null)
    const rows = isOne ? [] : await rowsOf(opened.bundle, progress)
    if (latest.current === file) dispatch({ type: 'opened', rows, journeys })
  }

  const start = async () => {
    if (state.kind !== 'open' || isRunning.current || !session.current) return
    isRunning.current = true
    const [chosen, journeys] = [chosenRows(state.rows), chosenRows(state.journeys)]
    const { bundle, progress } = session.current
    const { addresses, keys, created } = progress
    const ports = { api: browserApi(), upload: uploadPicture, bundle, addresses }
    dispatch({ type: 'importing', isImporting: true })
    const makeDraft = async (folder: string, journey?: string) => {
      const content = await bundle.articles.find((article) => article.folder === folder)?.read()
      if (!content) return null
      const key = keys.get(folder) ?? randomId()
      keys.set(folder, key)
      const onProgress = (row: BundleRow['state']) => {
        if (row.kind === 'created') {
          const { id, missing, foreign } = row
          created.set(folder, { id, missing, foreign, ...(journey !== undefined && { journey }) })
        }
        progress.save()
        dispatch({ type: 'row.changed', folder, state: row })
      }
      const row = await importArticle(content, ports, { key, onProgress })
      onProgress(row)
      return row
    }
    for (const { folder } of chosen) await makeDraft(folder)
    let isDone = chosen.every(({ folder }) => created.has(folder))
    for (const { folder } of journeys) {
      const journey = await fileOf(bundle, folder)?.read()
      if (!journey || typeof journey === 'string') continue
      const onProgress = (row: JourneyRow['state']) => dispatch({ type: 'journey.changed', folder, state: row })
      const onTakenBack = (article: string) =>
        dispatch({ type: 'row.changed', folder: article, state: { kind: 'waiting' } })
      const row = await importJourney(journey, { ...ports, progress, makeDraft }, { folder, onProgress, onTakenBack })
      onProgress(row)
      isDone &&= row.kind === 'created'
    }
    if (isDone) progress.forget()
    isRunning.current = false
    dispatch({ type: 'importing', isImporting: false })
  }

  return {
    state,
    open: (file: File) => void open(file),
    choose: (folder: string, isChosen: boolean) => dispatch({ type: 'chosen', folder, isChosen }),
    chooseAll: (isChosen: boolean) => dispatch({ type: 'all.chosen', isChosen }),
    start: () => void start(),
  }
}

export type BundleImport = ReturnType<typeof useBundleImport>

/** Articles are read one by one and let go again: only what the list shows is kept. */
async function rowsOf(bundle: Bundle, { created }: BundleProgress): Promise<readonly BundleRow[]> {
  const rows: BundleRow[] = []
  for (const { folder, read } of bundle.articles) {
    const content = await read()
    const [title, pictures] = [content?.input.title ?? '', content?.pictures.length ?? 0]
    const isReadable = content !== null
    const draft = created.get(folder)
    const state: BundleRow['state'] = draft ? { kind: 'created', ...draft } : { kind: 'waiting' }
    rows.push({ folder, title, pictures, isReadable, isChosen: isReadable, state })
  }
  return rows
}

/** The name of the journey in a file of one: folders of articles are called otherwise. */
const ONE = 'journey'
const fileOf = ({ journeys }: Bundle, name: string) => journeys.find(({ folder }) => (folder || ONE) === name)

async function journeysOf({ journeys }: Bundle): Promise<readonly JourneyRow[]> {
  const rows: JourneyRow[] = []
  for (const { folder, read } of journeys) {
    const journey = await read()
    const beside = { folder: folder || ONE, state: { kind: 'waiting' } } as const
    if (typeof journey === 'string') {
      rows.push({ ...beside, title: '', kind: 'journey', articles: 0, links: 0, problem: journey, isChosen: false })
      continue
    }
    const { title, kind, entries } = journey
    const stages = entries.filter((entry) => entry.kind === 'stage')
    const articles = new Set(stages.flatMap(({ article }) => article ?? [])).size
    const links = stages.filter(({ credit }) => credit !== null).length
    rows.push({ ...beside, title, kind, articles, links, problem: null, isChosen: true })
  }
  return rows
}
