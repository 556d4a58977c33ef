import type { ReadingView } from './reading-view.ts'

/** The live map of an article. */
export default function LiveMap(_: { view: ReadingView; token: string | null }) {
  return null
}
