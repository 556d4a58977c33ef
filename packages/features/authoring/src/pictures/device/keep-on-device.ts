import { randomId } from '@mishiori/map-document'
import { toDevicePicture } from '../accepted-picture.ts'
import type { UploadResult } from '../upload-picture.ts'
import { createDevicePhotos, DEVICE_PHOTOS_PATH } from './device-photos.ts'

const WORKER_WITHIN_MS = 5000

/**
 * Keeps a picture on this device for somebody who has no account yet: as large as the server keeps it. It has an address
 * at once, and goes up with the first save.
 */
export async function keepOnDevice(file: File): Promise<UploadResult> {
  const accepted = await toDevicePicture(file)
  if (!accepted.ok) return accepted
  if (!(await isAnswered())) return { ok: false, problem: 'noAccount' }
  const { picture, size } = accepted
  const id = randomId()
  const photos = createDevicePhotos()
  // A device that is full refuses by an error.
  const hasRoom = await photos.add({ id, name: picture.name, picture }).catch(() => false)
  if (!hasRoom) return { ok: false, problem: 'deviceFull' }
  const url = `${DEVICE_PHOTOS_PATH}${id}`
  const answer = await fetch(url).catch(() => null)
  if (answer?.ok) return { ok: true, file: { id: 0, name: picture.name, url, ...size } }
  // The worker of an earlier release knows nothing of such addresses.
  await photos.remove(id).catch(() => undefined)
  return { ok: false, problem: 'noAccount' }
}

/** Whether a service worker answers this page; the first visit waits until it has started. */
async function isAnswered(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return true
  return new Promise((resolve) => {
    const givingUp = setTimeout(() => resolve(false), WORKER_WITHIN_MS)
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(givingUp)
        resolve(true)
      },
      { once: true },
    )
  })
}
