import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves a folder on a free loopback port. @returns its address and how to stop it. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname)
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}
