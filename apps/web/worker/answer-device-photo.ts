import { createDevicePhotos } from '@repo/authoring/device-photos'

const photos = createDevicePhotos()

/** A photo of a guest from the device, or from the server once it has gone up. */
export async function answerDevicePhoto(id: string): Promise<Response> {
  const photo = await photos.read(id).catch(() => null)
  if (!photo) return new Response(null, { status: 404 })
  if (photo.storedUrl !== null) return fetch(photo.storedUrl)
  return new Response(photo.picture, { headers: { 'content-type': photo.picture.type } })
}
