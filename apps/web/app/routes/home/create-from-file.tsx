import type { Locale } from '@repo/contract'
import { createTranslator, formatBytes, type ImportMessages, type Translator } from '@repo/i18n'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { importMessagesFor } from '../../features/file-import/import-messages.server.ts'
import { ImportPage } from '../../features/file-import/import-page.tsx'
import { createImportStore } from '../../features/file-import/import-store.ts'
import { previewLayer, usePhotoPlan } from '../../features/file-import/photos/photo-plan.ts'
import { useCreating } from '../../features/file-import/use-creating.ts'
import { type FileImport, useFileImport } from '../../features/file-import/use-file-import.ts'
import { OFFLINE_LIMITS } from '../../features/offline/offline-limits.ts'
import { type RefusedFile, takeSharedFiles } from '../../features/offline/shared-files.ts'
import { takeHandedOverFiles } from '../../features/route-files/pending-files.ts'
import { browserApi } from '../../platform/http/browser-api.ts'
import { preferencesContext } from '../../platform/http/contexts.ts'
import { lazyComponent } from '../../platform/loading/lazy-component.ts'
import { useRootData } from '../../platform/root-data.ts'
import { pageTitle } from '../../platform/url/page-title.ts'
import { useMediaQuery } from '../../platform/use-media-query.ts'
import type { Route } from './+types/create-from-file'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const messages = importMessagesFor(locale)
  return { locale, messages, title: createTranslator<ImportMessages>(locale, messages)('import.title') }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

const store = createImportStore()

/** Where there is room for a map beside the list; elsewhere the small ones have to do. */
const WIDE = '(min-width: 1200px)'
/** Of files that were left out. */
const NAMED = 3
const ImportMap = lazyComponent(() => import('../../features/file-import/import-map.tsx'))

export default function CreateFromFile({ loaderData: { locale, messages } }: Route.ComponentProps) {
  const { viewer } = useRootData()
  const navigate = useNavigate()
  const { show } = useFlashQueue()
  const isWide = useMediaQuery(WIDE)
  const t = useMemo(() => createTranslator<ImportMessages>(locale, messages), [locale, messages])
  if (!viewer) throw new Error('the guard lets only users in')
  const imported = useFileImport({ userId: viewer.id, t, store })
  const { creating, create, begin, stop, removePhoto } = useCreating(imported, {
    t,
    locale,
    api: browserApi,
    onPicturesLeftOut: (count) => show({ variant: 'warning', title: t('note.picture.left_out', { count }) }),
  })
  const plan = usePhotoPlan(imported, t)
  const sayRefused = useSayRefused(t, locale)
  useHandedOver(imported, sayRefused)
  const createAll = async () => {
    const [only, ...more] = (await create()) ?? []
    if (only && more.length === 0) await navigate(`/home/routes/${only.id}/edit`)
  }
  const map = isWide ? (
    <Suspense>
      <ImportMap t={t} chosen={imported.chosen} photoLayer={previewLayer(plan, t('import.photo.layer'))} />
    </Suspense>
  ) : null
  return (
    <ImportPage
      t={t}
      imported={imported}
      creating={creating}
      plan={plan}
      onCreate={() => void createAll()}
      onStop={stop}
      onRemovePhoto={removePhoto}
      onAgain={begin}
      map={map}
    />
  )
}

/** What was dropped on the page that led here, and what other apps shared. What was kept of an earlier visit comes first. */
function useHandedOver({ isLoaded, add }: FileImport, sayRefused: (refused: readonly RefusedFile[]) => void): void {
  useEffect(() => {
    if (!isLoaded) return
    const dropped = takeHandedOverFiles()
    if (dropped.length > 0) add(dropped)
    void takeSharedFiles().then(({ files, refused }) => {
      if (files.length > 0) add(files)
      sayRefused(refused)
    })
  }, [isLoaded, add, sayRefused])
}

/** Says which files of another app were left out, one message for each reason. */
function useSayRefused(t: Translator<ImportMessages>, locale: Locale) {
  const { show } = useFlashQueue()
  return useCallback(
    (refused: readonly RefusedFile[]) => {
      const limits = { max: OFFLINE_LIMITS.sharedFiles, size: formatBytes(OFFLINE_LIMITS.sharedBytes, locale) }
      for (const problem of ['kind', 'tooMany', 'tooLarge'] as const) {
        const names = refused.filter((file) => file.problem === problem).map(({ name }) => name)
        if (names.length === 0) continue
        const title = t('import.shared.refused', { count: names.length })
        const text = `${t(`import.shared.${problem}`, limits)} ${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? '…' : ''}`
        show({ variant: 'warning', topic: `shared-${problem}`, timeoutMs: 0, title, text })
      }
    },
    [t, locale, show],
  )
}
