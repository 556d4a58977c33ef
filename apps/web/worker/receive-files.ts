import { DEVICE, FILE_NAME, SHARED_FILES_PAGE } from '../app/features/offline/device-names.ts'

/** Keeps files that another app shares until a page takes them, be it after a log-in. */
export async function receiveFiles(request: Request): Promise<Response> {
  const form = await request.formData()
  const files = [...form.values()].filter((value) => value instanceof File)
  const cache = await caches.open(DEVICE.sharedFiles)
  await Promise.all(
    files.map((file) => {
      const headers = { 'content-type': file.type, [FILE_NAME]: encodeURIComponent(file.name) }
      return cache.put(`/shared-files/${crypto.randomUUID()}`, new Response(file, { headers }))
    }),
  )
  return Response.redirect(SHARED_FILES_PAGE, 303)
}
