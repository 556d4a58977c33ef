import { inflateSync } from 'node:zlib'

interface PrintedPicture {
  readonly width: number
  /** On the mean, of 255. */
  readonly lightness: number
}

const PICTURE = /<<[^>]*\/Subtype \/Image[^>]*>>\s*stream\r?\n/g

/** The pictures that Chromium wrote into a PDF file, in the order of the file. Only those without loss, as it writes all but JPEG. */
export function picturesOfPdf(pdf: Buffer): readonly PrintedPicture[] {
  const text = pdf.toString('latin1') // one character a byte
  return [...text.matchAll(PICTURE)].flatMap((match) => {
    const [head] = match
    const number = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(head)?.[1])
    if (!head.includes('/FlateDecode')) return []
    const start = match.index + head.length
    const values = inflateSync(pdf.subarray(start, start + number('Length')))
    const lightness = values.reduce((sum, value) => sum + value, 0) / values.length
    return [{ width: number('Width'), lightness }]
  })
}
