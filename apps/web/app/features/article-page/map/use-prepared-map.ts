import { startTransition, useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import type { ReadingView } from '../view/reading-view.ts'
import { prepareMap } from './fetch-map.ts'

/**
 * Whether the live map may be made already, though not be seen. That is asked for by a hand near its button, so by the reader of a frame that is seen, and
 * those open by themselves: nobody pays for a map that they would not have had.
 */
export function usePreparedMap(view: ReadingView, token: string | null) {
  const { locale } = useLanguage()
  const [prepared, setPrepared] = useState<ReadingView | null>(null)
  const prepare = () => {
    void prepareMap(view, token, locale).then((isThere) => {
      if (isThere) startTransition(() => setPrepared(view))
    })
  }
  return { isPrepared: prepared === view, prepare }
}
