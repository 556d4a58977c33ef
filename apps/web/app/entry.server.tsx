import { Transform } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { hostContext } from './platform/contexts.ts'

const RENDER_WITHIN_MS = 10_000

/** Streams the page; readers that do not run scripts get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = context.get(hostContext)
  // The nonce is of this answer only, so the page must not be kept by anybody.
  headers.set('cache-control', 'private, no-store')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let currentStatus = status
    let hasShell = false
    const whenReady = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce: nonce.script } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        [whenReady]() {
          hasShell = true
          const body = gatherPieces()
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: currentStatus }))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          currentStatus = 500
          if (hasShell) console.error(error)
        },
      },
    )
    setTimeout(abort, RENDER_WITHIN_MS).unref()
  })
}

/** React writes a page in pieces of 2 KiB, each of which would be compressed and sent by itself. What it writes in one go stays together. */
function gatherPieces(): Transform {
  const pieces: Buffer[] = []
  const pass = () => {
    if (pieces.length > 0) gathering.push(Buffer.concat(pieces.splice(0)))
  }
  const gathering = new Transform({
    transform(piece: Buffer, _encoding, next) {
      if (pieces.push(piece) === 1) setImmediate(pass)
      next()
    },
    flush(done) {
      pass()
      done()
    },
  })
  return gathering
}
