import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** The text of an article and the picture of its map. */
export interface ArticleText {
  readonly title: string
  readonly lines: readonly string[]
  readonly picture: { readonly type: string; readonly body: Buffer }
}

export interface StaticSite {
  readonly url: string
  stop(): Promise<void>
}

const STYLE = `body{max-width:42rem;margin:0 auto;padding:1rem;font:1rem/1.8 system-ui,sans-serif;color:#1c2b33}
h1{font-size:1.6rem;line-height:1.3}img{display:block;width:100%;aspect-ratio:412/420;object-fit:cover}`

/** The article as a hand-written page: one page, one style sheet, one picture, no scripts. */
export async function serveStatic({ title, lines, picture }: ArticleText): Promise<StaticSite> {
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asHtml(title)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head><body><h1>${asHtml(title)}</h1><img src="/map" alt="" fetchpriority="high">
${lines.map((line) => `<p>${asHtml(line)}</p>`).join('\n')}</body></html>`
  const compressed = (type: string, text: string) => ({ type, encoding: 'br', body: brotliCompressSync(text) })
  const answers = new Map([
    ['/', compressed('text/html; charset=utf-8', html)],
    ['/style.css', compressed('text/css', STYLE)],
    ['/map', { type: picture.type, encoding: 'identity', body: picture.body }],
  ])
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': answer.type, 'content-encoding': answer.encoding }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the static page has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
