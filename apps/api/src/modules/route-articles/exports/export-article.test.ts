import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipFile } from './export-article.ts'

it.each([10, 20_000])(
  'packs a file of %d lines, which comes out as it was, and is the same each time',
  async (count) => {
    const content = Array.from({ length: count }, (_, index) => `<name>峠 ${index}</name>`).join('\n')
    const [first, second] = await Promise.all([zipFile('doc.kml', content), zipFile('doc.kml', content)])
    expect(Object.entries(unzipSync(first)).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['doc.kml', content],
    ])
    expect(first).toEqual(second)
  },
)
