/** `fetch` for uploads, by XMLHttpRequest: `fetch` itself does not report upload progress. */
export function fetchWithProgress(onProgress: (fraction: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(input))
      request.responseType = 'blob'
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('The network request failed'))
      request.onabort = () => reject(init.signal?.reason ?? new DOMException('Aborted', 'AbortError'))
      if (init.signal?.aborted) {
        reject(init.signal.reason)
        return
      }
      init.signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(init.body instanceof FormData || typeof init.body === 'string' ? init.body : null)
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const hasBody = request.status !== 204 && request.status !== 304
  return new Response(hasBody ? (request.response as Blob) : null, { status: request.status, headers }) // by responseType
}
