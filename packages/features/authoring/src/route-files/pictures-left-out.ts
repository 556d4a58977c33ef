import type { ReadNote } from '@mishiori/route-files'

/** The notes of a file, of whose pictures some more were not taken over. */
export function withPicturesLeftOut(notes: readonly ReadNote[], count: number): readonly ReadNote[] {
  if (count === 0) return notes
  const before = notes.find(({ code }) => code === 'picture.left_out')?.count ?? 0
  return [
    ...notes.filter(({ code }) => code !== 'picture.left_out'),
    { code: 'picture.left_out', count: before + count },
  ]
}
