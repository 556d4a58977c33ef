import { useLanguage } from '@repo/web-kit/language'
import { Suspense, use } from 'react'
import { loadOfflineTranslator } from './messages/load-offline-messages.ts'
import { SavedArticles } from './saved-articles.tsx'
import { useSavedArticles } from './use-saved-articles.ts'

/** Articles that are saved on this device, at home; nothing where there are none. */
export function SavedOnDevice() {
  const articles = useSavedArticles()
  if (!articles?.length) return null
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  )
}

function Loaded() {
  const { locale } = useLanguage()
  return <SavedArticles t={use(loadOfflineTranslator(locale))} />
}
