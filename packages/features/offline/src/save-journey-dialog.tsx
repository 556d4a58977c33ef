import { useLanguage } from '@repo/web-kit/language'
import { use } from 'react'
import { loadOfflineTranslator } from './messages/load-offline-messages.ts'
import { SaveDialogView } from './save-dialog.tsx'
import { type SavedJourney, withStages } from './saved-article-store.ts'
import { useSavedArticles } from './use-saved-articles.ts'
import { useSavingJourney } from './use-saving-journey.ts'

interface SaveJourneyDialogProps {
  id: number
  token: string | null
  saved: SavedJourney | null
  onClose: () => void
}

/** As of an article, for a journey with all its articles. */
export default function SaveJourneyDialog({ id, token, saved, onClose }: SaveJourneyDialogProps) {
  const { locale } = useLanguage()
  const t = use(loadOfflineTranslator(locale))
  const articles = useSavedArticles() ?? []
  const { state, start, stop, remove } = useSavingJourney({ id, token, saved })
  const close = () => {
    stop()
    onClose()
  }
  const removeAndClose = async () => {
    await remove()
    onClose()
  }
  return (
    <SaveDialogView
      t={t}
      kind="journey"
      state={state}
      saved={saved && withStages(saved, articles)}
      isOutdated={saved?.isOutdated ?? false}
      onStart={start}
      onRemove={() => void removeAndClose()}
      onClose={close}
    />
  )
}
