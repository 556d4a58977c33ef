import { takeHandedOverFiles } from '@repo/authoring/pending-files'
import { createTranslator } from '@repo/i18n'
import type { ImportMessages } from '@repo/importing/files/messages/en-us'
import { importMessagesFor, importTranslator } from '@repo/importing/import-messages.server'
import { ImportPage } from '@repo/importing/import-page'
import { createImportStore } from '@repo/importing/import-store'
import { previewLayer, usePhotoPlan } from '@repo/importing/photo-plan'
import { RefusedFiles } from '@repo/importing/refused-files'
import { useCreating } from '@repo/importing/use-creating'
import { type FileImport, useFileImport } from '@repo/importing/use-file-import'
import { type RefusedFile, takeSharedFiles } from '@repo/offline/shared-files'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { preferencesContext } from '@repo/web-kit/contexts'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { pageTitle } from '@repo/web-kit/page-title'
import { useRootData } from '@repo/web-kit/root-data'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/create-from-file'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: importMessagesFor(locale), title: importTranslator(locale)('import.title') }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

const store = createImportStore()

/** Where there is room for a map beside the list; elsewhere the small ones have to do. */
const WIDE = '(min-width: 1200px)'
const ImportMap = lazyComponent(() => import('@repo/importing/import-map'))

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
  const refused = useHandedOver(imported)
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
      notice={<RefusedFiles t={t} refused={refused} />}
      map={map}
    />
  )
}

/**
 * What was dropped on the page that led here, and what other apps shared. What was kept of an earlier visit comes first.
 *
 * @returns what was not taken of other apps
 */
function useHandedOver({ isLoaded, add }: FileImport): readonly RefusedFile[] {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  useEffect(() => {
    if (!isLoaded) return
    const dropped = takeHandedOverFiles()
    if (dropped.length > 0) add(dropped)
    void takeSharedFiles().then((shared) => {
      if (shared.files.length > 0) add(shared.files)
      if (shared.refused.length > 0) setRefused(shared.refused)
    })
  }, [isLoaded, add])
  return refused
}
