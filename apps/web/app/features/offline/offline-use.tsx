import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useRootData } from '../../platform/root-data.ts'
import type { OfflinePart } from './device-names.ts'
import { keepDeviceUser } from './device-user.ts'
import { refreshSaved } from './refresh-saved.ts'
import { hasWorkers, removeWorker, tellWorker } from './service-worker-client.ts'
import { keepSharedFiles, SHARED_FILES_PAGE } from './shared-files.ts'
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
  useLaunchedFiles()
  useDevice()
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
    if (id !== undefined && name !== undefined) keepDeviceUser({ id, name })
  }, [id, name])
  useEffect(() => {
    for (const part of partsFor(pathname)) tellWorker({ type: 'part.keep', part })
  }, [pathname])
  useEffect(() => {
    if (navigator.onLine) void refreshSaved(locale).catch(() => {}) // at the next visit then
  }, [locale])
}

/** Who has put the product on a home screen takes it along. */
function partsFor(pathname: string): readonly OfflinePart[] {
  if (matchMedia('(display-mode: standalone)').matches) return ['reading', 'editing', 'recording']
  if (/\/home\/routes\/(?:create|\d+\/edit)$|\/try$/.test(pathname)) return ['editing']
  return pathname.endsWith('/home/routes/record') ? ['recording'] : []
}

/** What browsers tell an installed product that a file was opened with. Missing in TypeScript's types. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void
}

/**
 * Files that the system opens with the installed product wait on the device until the page that imports them takes
 * them, be it after a log-in.
 */
function useLaunchedFiles(): void {
  useEffect(() => {
    const { launchQueue } = window as { readonly launchQueue?: LaunchQueue } // see above
    launchQueue?.setConsumer(({ files: handles }) => {
      if (handles.length === 0) return
      void Promise.all(handles.map((handle) => handle.getFile()))
        .then(keepSharedFiles)
        .then(() => location.assign(SHARED_FILES_PAGE))
    })
  }, [])
}
