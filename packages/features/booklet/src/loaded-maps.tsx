import type { MapDocument } from '@mishiori/map-document'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { useLanguage } from '@repo/web-kit/language'
import { type ReactNode, Suspense, use, useState } from 'react'
import styles from './booklet.module.css'
import { useBookletMessages } from './messages/booklet-messages.ts'
import { Preparing } from './preparing.tsx'

interface LoadedMapsProps {
  views: readonly ReadingView[]
  token: string | null
  /** With the maps, in the order of the articles. */
  children: (documents: readonly MapDocument[]) => ReactNode
}

/** What is printed of maps, once they are all there. */
export function LoadedMaps(props: LoadedMapsProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Suspense fallback={<Preparing />}>
      <Loaded key={attempt} {...props} onRetry={() => setAttempt((before) => before + 1)} />
    </Suspense>
  )
}

function Loaded({ views, token, children, onRetry }: LoadedMapsProps & { onRetry: () => void }) {
  const t = useBookletMessages()
  const language = useLanguage()
  const loading = views.map((view) => loadLiveMap(view, token, language))
  const documents: MapDocument[] = []
  for (const content of loading) {
    const loaded = use(content)
    if (loaded) documents.push(loaded.document)
  }
  if (documents.length === views.length) return children(documents)
  const retry = () => {
    for (const view of views) forgetLiveMap(view, token, language)
    onRetry()
  }
  return (
    <div className={styles.preparing}>
      <h1>{t('booklet.heading')}</h1>
      <ErrorState
        title={t('booklet.noMap')}
        text={t('booklet.noMapText')}
        action={<Button onClick={retry}>{language.t('common.retry')}</Button>}
      />
    </div>
  )
}
