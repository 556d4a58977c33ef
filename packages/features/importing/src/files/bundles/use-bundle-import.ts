import { randomId } from '@mishiori/map-document'
import { type Bundle, openBundle } from '@repo/article-bundle'
import { uploadPicture } from '@repo/authoring/upload-picture'
import { browserApi } from '@repo/web-kit/browser-api'
import { useReducer, useRef } from 'react'
import { type BundleProgress, bundleProgress } from './bundle-progress.ts'
import { type BundleRow, bundleReducer, chosenRows } from './bundle-state.ts'
import { importArticle } from './import-article.ts'

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

  const open = async (file: File) => {
    session.current = null
    dispatch({ type: 'opening', name: file.name })
    const opened = await openBundle(file)
    if (!opened.ok) return dispatch({ type: 'refused', refusal: opened.refusal })
    const progress = bundleProgress(file, userId)
    session.current = { bundle: opened.bundle, progress }
    dispatch({ type: 'opened', rows: await rowsOf(opened.bundle, progress) })
  }

  const start = async () => {
    if (state.kind !== 'open' || state.isImporting || !session.current) return
    const chosen = chosenRows(state.rows)
    const { bundle, progress } = session.current
    const { addresses, keys, created } = progress
    dispatch({ type: 'importing', isImporting: true })
    for (const { folder } of chosen) {
      const content = await bundle.articles.find((article) => article.folder === folder)?.read()
      if (!content) continue
      const key = keys.get(folder) ?? randomId()
      keys.set(folder, key)
      const ports = { api: browserApi(), upload: uploadPicture, bundle, addresses }
      const onProgress = (row: BundleRow['state']) => {
        if (row.kind === 'created') created.set(folder, { id: row.id, missing: row.missing, foreign: row.foreign })
        progress.save()
        dispatch({ type: 'row.changed', folder, state: row })
      }
      onProgress(await importArticle(content, ports, { key, onProgress }))
    }
    if (chosen.every(({ folder }) => created.has(folder))) progress.forget()
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
