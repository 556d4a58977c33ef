import { Writable } from 'node:stream'
import styles from 'virtual:built-styles'
import type { WebHost } from '@repo/contract'
import { hostContext } from '@repo/web-kit/contexts'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { paintFirst } from './platform/loading/first-paint.server.ts'

const RENDER_WITHIN_MS = 10_000
/** Pages of this route are for reading. On all others a visitor may press a button as soon as it is rendered. */
const ARTICLE = 'routes/route-article'

/** Renders the page whole: loaders have waited for its data already, and in one piece it is compressed and sent at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = context.get(hostContext)
  // The nonce is of this answer only, so the page must not be kept by anybody.
  headers.set('cache-control', 'private, no-store')
  headers.set('content-type', 'text/html; charset=utf-8')
  const { html, hasFailed } = await render(
    <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce: nonce.script } : {})} />,
    nonce,
  )
  // Without nonces this is development, where styles and scripts come from Vite.
  const areScriptsLast = entry.staticHandlerContext.matches.some(({ route }) => route.id === ARTICLE)
  // As bytes: a response would check every character of a text, and write it more slowly.
  const page = nonce ? Buffer.from(paintFirst(html.toString(), { nonce, styles, areScriptsLast })) : html
  return new Response(page, { headers, status: hasFailed ? 500 : status })
}

interface RenderedPage {
  readonly html: Buffer<ArrayBuffer>
  /** A part failed and was left to the browser. */
  readonly hasFailed: boolean
}

function render(page: ReactNode, nonce: WebHost['nonce']): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    let hasShell = false
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Large parts would otherwise come after the page, with a script that puts them in the place of their fallback.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        hasShell = true
      },
      onAllReady() {
        clearTimeout(timer)
        pipe(gather((html) => resolve({ html, hasFailed })))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        hasFailed = true
        if (hasShell) console.error(error)
      },
    })
    const timer = setTimeout(abort, RENDER_WITHIN_MS)
  })
}

function gather(done: (all: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER, // the page is in memory anyway: nothing to wait for
    write(piece: Uint8Array, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces))
      next()
    },
  })
}
