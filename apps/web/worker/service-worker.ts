import { createDevicePhotos, devicePhotoId } from '@repo/authoring/device-photos'
import { SHARE_TARGET, SHARED_FILES_PAGE, type WorkerMessage } from '@repo/offline/device-names'
import { removeOldSharedFiles, storeSharedFiles } from '@repo/offline/shared-files'
import { answerMedia, answerPage, answerRoutes, answerSavedData } from './answer-page.ts'
import { answerAsset, keepBuild, keepPart, removeOldBuilds } from './build-files.ts'
import { writeNotes } from './notes.ts'
import { savedAddress } from './offline-address.ts'

/**
 * Answers in place of a server that is unreachable. Requests that {@link answerTo} does not list go to the network as
 * without a worker; above all those of the API, except for what is saved.
 */
declare const self: ServiceWorkerGlobalScope

const MEDIA = /^\/(?:tiles|previews|files|icons)\//

self.addEventListener('install', (event) => event.waitUntil(keepBuild()))

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOldBuilds(),
      removeOldSharedFiles(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage // only pages of this origin can send one
  switch (message.type) {
    case 'language':
      return event.waitUntil(writeNotes({ prefersEnglish: message.locale === 'en-us' }))
    case 'part.keep':
      return event.waitUntil(
        keepPart(message.part).then(
          () => event.ports[0]?.postMessage(true),
          () => event.ports[0]?.postMessage(false), // requested again at the next visit
        ),
      )
    case 'version.take':
      return event.waitUntil(self.skipWaiting())
  }
})

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return null
  if (request.method === 'POST' && url.pathname === SHARE_TARGET) return receiveFiles(request)
  if (request.method !== 'GET') return null
  if (request.mode === 'navigate') return answerNavigation(event)
  if (url.pathname.startsWith('/assets/')) return answerAsset(request)
  if (url.pathname === '/__manifest') return answerRoutes(request)
  if (MEDIA.test(url.pathname)) return answerMedia(request)
  const photoId = devicePhotoId(url.pathname)
  if (photoId) return answerDevicePhoto(photoId)
  if (url.pathname.startsWith('/api/') && savedAddress(url)) return answerSavedData(request)
  return null
}

/** The browser sends the navigation request while it starts the worker, and warns when its response is unused. */
function answerNavigation(event: FetchEvent): Promise<Response> {
  const preloaded = Promise.resolve(event.preloadResponse) as Promise<Response | undefined> // TypeScript's types say any
  event.waitUntil(preloaded.catch(() => {}))
  return answerPage(event.request, preloaded)
}

async function receiveFiles(request: Request): Promise<Response> {
  const form = await request.formData()
  await storeSharedFiles([...form.values()].filter((value) => value instanceof File))
  return Response.redirect(SHARED_FILES_PAGE, 303)
}

const photos = createDevicePhotos()

/** A photo of a guest from the device, or from the server once it has gone up. */
async function answerDevicePhoto(id: string): Promise<Response> {
  const photo = await photos.read(id).catch(() => null)
  if (!photo) return new Response(null, { status: 404 })
  if (photo.storedUrl !== null) return fetch(photo.storedUrl)
  return new Response(photo.picture, { headers: { 'content-type': photo.picture.type } })
}
