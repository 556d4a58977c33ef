import { type FlashMessage, useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { saveWork } from '@repo/web-kit/unsafe-reload'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { WorkerMessage } from './device-names.ts'
import { loadOfflineTranslator, type OfflineTranslator } from './messages/load-offline-messages.ts'
import { registerWorker } from './service-worker-client.ts'

/** An open page checks for a new version within the hour. */
const ASK_AGAIN_MS = 60 * 60 * 1000
const TAKE_VERSION: WorkerMessage = { type: 'version.take' }

/**
 * Offers a waiting version, except in an editor and during a recording or a walk.
 * Only the page whose visitor accepts it is reloaded; others keep the files of their own version.
 */
export function useUpdateOffer(): void {
  const { locale } = useLanguage()
  const { show } = useFlashQueue()
  const { pathname } = useLocation()
  const waiting = useWaitingWorker()
  const mayInterrupt = !isAtWork(pathname)
  useEffect(() => {
    if (!waiting || !mayInterrupt) return
    void loadOfflineTranslator(locale).then((t) => show(updateFlash(t, () => void takeVersion(waiting))))
  }, [waiting, mayInterrupt, locale, show])
}

export function updateFlash(t: OfflineTranslator, onAct: () => void): FlashMessage {
  return {
    variant: 'info',
    topic: 'version',
    timeoutMs: 0,
    title: t('offline.update'),
    text: t('offline.updateText'),
    action: { label: t('offline.load'), onAct },
  }
}

/** Whether a page holds work that a reload would interrupt. */
export function isAtWork(pathname: string): boolean {
  return /\/home\/routes\/(?:create|create_from_file|record|\d+\/edit)$|\/routes\/\d+\/(?:propose|walk)$|\/(?:try|offline)$/.test(
    pathname,
  )
}

function useWaitingWorker(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const follow = (registration: ServiceWorkerRegistration) => {
      // The first worker of a browser activates without waiting.
      const look = () => navigator.serviceWorker.controller && setWaiting(registration.waiting)
      look()
      registration.addEventListener(
        'updatefound',
        () => registration.installing?.addEventListener('statechange', look, { signal }),
        { signal },
      )
      let askedAt = Date.now()
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return
          askedAt = Date.now()
          registration.update().catch(() => {}) // no network: later
        },
        { signal },
      )
    }
    registerWorker().then(
      // Browsers with service workers disabled resolve to undefined.
      (registration: ServiceWorkerRegistration | undefined) => registration && !signal.aborted && follow(registration),
      () => {}, // a browser that allows none works as before
    )
    return () => stop.abort()
  }, [])
  return waiting
}

async function takeVersion(worker: ServiceWorker): Promise<void> {
  if (!(await saveWork())) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage(TAKE_VERSION)
}
