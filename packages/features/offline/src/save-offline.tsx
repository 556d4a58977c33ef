import type { ReadingView } from '@repo/articles/reading-view'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { cloudCheck, deviceMobile } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useRootData } from '@repo/web-kit/root-data'
import { Suspense, useState } from 'react'
import { useCanSave, useSavedArticles } from './use-saved-articles.ts'

const SaveDialog = lazyComponent(() => import('./save-dialog.tsx'))
const NotOfferedDialog = lazyComponent(() => import('./not-offered-dialog.tsx'))

interface SaveOfflineProps {
  view: ReadingView
  token: string | null
  /** Instead of the look of a button. */
  className?: string | undefined
}

/** Saves the article for offline use. For articles visible to their author only it explains why not: copies are public versions. */
export function SaveOffline({ view, token, className }: SaveOfflineProps) {
  const { t } = useLanguage()
  const { hasOffline } = useRootData()
  const [isOpen, setIsOpen] = useState(false)
  const canSave = useCanSave()
  const kept = useSavedArticles()?.find(({ id }) => id === view.article.id)
  const saved = kept?.isOwn === false ? undefined : kept
  const isShared = view.article.status === 'public' || token !== null
  if (!hasOffline || !canSave) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        className={className ?? buttonClass({ variant: saved ? 'soft' : 'line' })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void (isShared ? SaveDialog : NotOfferedDialog).preload()}
      >
        <Icon path={saved ? cloudCheck : deviceMobile} size={20} />
        {t(saved ? 'article.savedOffline' : 'article.saveOffline')}
      </button>
      {isOpen ? (
        <Suspense>
          {isShared ? (
            <SaveDialog view={view} token={token} saved={saved ?? null} onClose={close} />
          ) : (
            <NotOfferedDialog onClose={close} />
          )}
        </Suspense>
      ) : null}
    </>
  )
}
