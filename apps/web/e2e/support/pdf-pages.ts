/** The sizes of a PDF's pages as Chromium writes them, in points: 72 to an inch. */
export function pagesOfPdf(pdf: Buffer): readonly { readonly width: number; readonly height: number }[] {
  const text = pdf.toString('latin1') // one character a byte
  const pages = [...text.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?endobj/g)]
  return pages.map(([page]) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    return { width: Math.round(Number(width)), height: Math.round(Number(height)) }
  })
}

/** The JPEG files in it, such as pictures of maps. */
export function jpegsOfPdf(pdf: Buffer): readonly Buffer[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/<<[^>]*\/DCTDecode[^>]*>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length
    return pdf.subarray(start, text.indexOf('endstream', start))
  })
}
