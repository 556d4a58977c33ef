import { scanGpx } from './scan-tokenizer.ts'

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const found = scanGpx(await data.text())
  const buffers = [found.latitudes.buffer, found.longitudes.buffer, found.elevations.buffer, found.times.buffer]
  postMessage(found, { transfer: buffers })
})
