import { menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { cloudCheck, deviceMobile } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useRootData } from '@repo/web-kit/root-data'
import { Suspense, useState } from 'react'
import { useCanSave, useSavedJourneys } from './use-saved-articles.ts'

const SaveJourneyDialog = lazyComponent(() => import('./save-journey-dialog.tsx'))
const NotOfferedDialog = lazyComponent(() => import('./not-offered-dialog.tsx'))

interface SaveJourneyOfflineProps {
  id: number
  token: string | null
  isPublic: boolean
}

/** In the menu of a journey: saves it with its articles for offline use. Copies are public versions, as of articles. */
export function SaveJourneyOffline({ id, token, isPublic }: SaveJourneyOfflineProps) {
  const { t } = useLanguage()
  const { hasOffline } = useRootData()
  const [isOpen, setIsOpen] = useState(false)
  const canSave = useCanSave()
  const saved = useSavedJourneys()?.find((journey) => journey.id === id)
  if (!hasOffline || !canSave) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={menuItemClass} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon path={saved ? cloudCheck : deviceMobile} size={17} />
        {t(saved ? 'article.savedOffline' : 'article.saveOffline')}
      </button>
      {isOpen ? (
        <Suspense>
          {isPublic || token !== null ? (
            <SaveJourneyDialog id={id} token={token} saved={saved ?? null} onClose={close} />
          ) : (
            <NotOfferedDialog kind="journey" onClose={close} />
          )}
        </Suspense>
      ) : null}
    </>
  )
}
