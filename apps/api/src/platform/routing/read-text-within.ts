/** The bytes of a response of at most `maxBytes`. @throws when it is longer. */
export async function readBytesWithin(response: Response, maxBytes: number): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The text of a response of at most `maxBytes`. @throws when it is longer. */
export async function readTextWithin(response: Response, maxBytes: number): Promise<string> {
  return (await readBytesWithin(response, maxBytes)).toString('utf8')
}
