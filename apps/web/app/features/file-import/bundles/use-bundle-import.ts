import { randomId } from '@mishiori/map-document'
import { type Bundle, openBundle } from '@repo/article-bundle'
import { useReducer, useRef } from 'react'
import { browserApi } from '../../../platform/http/browser-api.ts'
import { uploadPicture } from '../../pictures/upload-picture.ts'
import { type BundleRow, bundleReducer, chosenRows } from './bundle-state.ts'
import { importArticle } from './import-article.ts'

/** What belongs to one opened file. */
interface Session {
  readonly bundle: Bundle
  readonly addresses: Map<string, string>
  readonly keys: Map<string, string>
}

/** A file of articles that is opened, looked through and imported. Nothing leaves the device before {@link BundleImport.start}. */
export function useBundleImport() {
  const [state, dispatch] = useReducer(bundleReducer, { kind: 'empty' })
  const session = useRef<Session | null>(null)

  const open = async (file: File) => {
    session.current = null
    dispatch({ type: 'opening', name: file.name })
    const opened = await openBundle(file)
    if (!opened.ok) return dispatch({ type: 'refused', refusal: opened.refusal })
    session.current = { bundle: opened.bundle, addresses: new Map(), keys: new Map() }
    dispatch({ type: 'opened', rows: await rowsOf(opened.bundle) })
  }

  const start = async () => {
    if (state.kind !== 'open' || state.isImporting || !session.current) return
    const { bundle, addresses, keys } = session.current
    dispatch({ type: 'importing', isImporting: true })
    for (const { folder } of chosenRows(state.rows)) {
      const content = await bundle.articles.find((article) => article.folder === folder)?.read()
      if (!content) continue
      const key = keys.get(folder) ?? randomId()
      keys.set(folder, key)
      const ports = { api: browserApi(), upload: uploadPicture, bundle, addresses }
      const onProgress = (row: BundleRow['state']) => dispatch({ type: 'row.changed', folder, state: row })
      onProgress(await importArticle(content, ports, { key, onProgress }))
    }
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
async function rowsOf(bundle: Bundle): Promise<readonly BundleRow[]> {
  const rows: BundleRow[] = []
  for (const { folder, read } of bundle.articles) {
    const content = await read()
    const [title, pictures] = [content?.input.title ?? '', content?.pictures.length ?? 0]
    const isReadable = content !== null
    rows.push({ folder, title, pictures, isReadable, isChosen: isReadable, state: { kind: 'waiting' } })
  }
  return rows
}
