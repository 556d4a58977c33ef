import { type RefusedFile, type SharedFiles, takeHandedOverFiles } from '@repo/authoring/pending-files'
import { createTranslator } from '@repo/i18n'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { PageMessages } from '@repo/web-kit/page-messages'
import { useUser } from '@repo/web-kit/root-data'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { ImportPage } from './import-page.tsx'
import { createImportStore } from './import-store.ts'
import type { ImportMessages } from './messages/en-us.ts'
import { previewLayer, usePhotoPlan } from './photos/photo-plan.ts'
import { RefusedFiles } from './refused-files.tsx'
import { useCreating } from './use-creating.ts'
import { type FileImport, useFileImport } from './use-file-import.ts'

const store = createImportStore()

/** Where there is room for a map beside the list; elsewhere the small ones have to do. */
const WIDE = '(min-width: 1200px)'

const ImportMap = lazyComponent(() => import('./import-map.tsx'))

interface CreateFromFilePageProps extends PageMessages<ImportMessages> {
  /** Takes what waits on the device; always the same function. */
  takeShared: () => Promise<SharedFiles>
}

/** Files become drafts: those that are dropped or chosen here, and those that were handed over. */
export function CreateFromFilePage({ locale, messages, takeShared }: CreateFromFilePageProps) {
  const user = useUser()
  const navigate = useNavigate()
  const { show } = useFlashQueue()
  const isWide = useMediaQuery(WIDE)
  const t = useMemo(() => createTranslator<ImportMessages>(locale, messages), [locale, messages])
  const imported = useFileImport({ userId: user.id, t, store })
  const { creating, create, begin, stop, removePhoto } = useCreating(imported, {
    t,
    locale,
    api: browserApi,
    onPicturesLeftOut: (count) => show({ variant: 'warning', title: t('note.picture.left_out', { count }) }),
  })
  const plan = usePhotoPlan(imported, t)
  const refused = useHandedOver(imported, takeShared)
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
function useHandedOver(
  { isLoaded, add }: FileImport,
  takeShared: CreateFromFilePageProps['takeShared'],
): readonly RefusedFile[] {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  useEffect(() => {
    if (!isLoaded) return
    const dropped = takeHandedOverFiles()
    if (dropped.length > 0) add(dropped)
    void takeShared().then((shared) => {
      if (shared.files.length > 0) add(shared.files)
      if (shared.refused.length > 0) setRefused(shared.refused)
    })
  }, [isLoaded, add, takeShared])
  return refused
}
