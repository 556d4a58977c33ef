import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type ZipEntry, zipStream } from './zip-stream.ts'

async function* entriesOf(...entries: readonly ZipEntry[]) {
  yield* entries
}

async function packed(...entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of zipStream(entriesOf(...entries))) parts.push(part)
  return Buffer.concat(parts)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

it('gives back what it was given, packed or as it is', async () => {
  const long = bytesOf('道 '.repeat(200_000))
  const archive = await packed(
    { name: 'a/道.txt', content: [long.subarray(0, 70_001), long.subarray(70_001)], isPacked: false },
    { name: 'b.jpg', content: [bytesOf('jpeg')], isPacked: true },
    { name: 'empty.txt', content: [], isPacked: false },
  )
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual(['a/道.txt', 'b.jpg', 'empty.txt'])
  expect(files['a/道.txt']).toEqual(long)
  expect(strFromU8(files['b.jpg'] ?? bytesOf(''))).toBe('jpeg')
  expect(archive.length).toBeLessThan(long.length / 10)
})

it('reads no further than its reader', async () => {
  let read = 0
  const endless: ZipEntry = {
    name: 'endless',
    isPacked: true,
    content: (function* () {
      for (;;) {
        read += 1
        yield new Uint8Array(1024)
      }
    })(),
  }
  const archive = zipStream(entriesOf(endless))
  for (let i = 0; i < 5; i++) await archive.next()
  await archive.return(undefined)
  expect(read).toBeLessThan(10)
})

it('fails when what it packs cannot be read', async () => {
  const broken: ZipEntry = {
    name: 'broken',
    isPacked: false,
    content: (function* (): Generator<Uint8Array> {
      yield bytesOf('half')
      throw new Error('the disk is gone')
    })(),
  }
  await expect(packed(broken)).rejects.toThrow('the disk is gone')
})
