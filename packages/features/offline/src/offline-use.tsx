import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { OfflinePart } from './device-names.ts'
import { storeDeviceUser } from './device-user.ts'
import { takeLaunchedFiles } from './launched-files.ts'
import { loadOfflineTranslator } from './messages/load-offline-messages.ts'
import { refreshSaved } from './refresh-saved.ts'
import { hasWorkers, removeWorker, tellWorker } from './service-worker-client.ts'
import { removeOldSharedFiles } from './shared-files.ts'
import { useNetworkNews } from './use-network-news.ts'
import { useUpdateOffer } from './use-update-offer.ts'

/** All that keeps a page and its service worker together. Shows nothing itself. */
export default function OfflineUse() {
  const { hasOffline } = useRootData()
  if (!hasWorkers()) return null
  return hasOffline ? <WithWorker /> : <WithoutWorker />
}

function WithoutWorker() {
  useEffect(() => void removeWorker(), [])
  return null
}

function WithWorker() {
  useUpdateOffer()
  useNetworkNews()
  useEffect(takeLaunchedFiles, [])
  useDevice()
  useFreshCopies()
  return null
}

/** What the worker and later visits have to know: language, account, what is used here. */
function useDevice(): void {
  const { viewer } = useRootData()
  const { locale } = useLanguage()
  const { pathname } = useLocation()
  const id = viewer?.id
  const name = viewer?.nickname || viewer?.name
  useEffect(() => tellWorker({ type: 'language', locale }), [locale])
  useEffect(() => {
    if (id !== undefined && name !== undefined) storeDeviceUser({ id, name })
  }, [id, name])
  useEffect(() => {
    for (const part of partsFor(pathname)) tellWorker({ type: 'part.keep', part })
  }, [pathname])
  useEffect(() => void removeOldSharedFiles().catch(() => {}), []) // at the next visit then
}

/** Copies follow what their authors do. */
function useFreshCopies(): void {
  const { locale } = useLanguage()
  const { show } = useFlashQueue()
  useEffect(() => {
    if (!navigator.onLine) return
    const refresh = async () => {
      const gone = await refreshSaved(locale)
      if (gone.length === 0) return
      const t = await loadOfflineTranslator(locale)
      for (const { title } of gone) show({ variant: 'info', title: t('offline.gone', { title }) })
    }
    void refresh().catch(() => {}) // at the next visit then
  }, [locale, show])
}

/** Installed apps (added to a home screen) are available offline. */
function partsFor(pathname: string): readonly OfflinePart[] {
  if (matchMedia('(display-mode: standalone)').matches) return ['reading', 'editing', 'recording', 'journeyEditing']
  if (/\/home\/routes\/(?:create|\d+\/edit)$|\/try$/.test(pathname)) return ['editing']
  if (/\/home\/journeys\/\d+\/edit$/.test(pathname)) return ['journeyEditing']
  return pathname.endsWith('/home/routes/record') ? ['recording'] : []
}
