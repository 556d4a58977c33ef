import { Icon } from '@repo/ui/icon'
import { mapTrifold } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useModal } from '@repo/web-kit/modal-host'
import { useRootData } from '@repo/web-kit/root-data'
import type { AddedRoute } from './add-dialog.tsx'

const AddDialog = lazyComponent(() => import('./add-dialog.tsx'))

interface AddToJourneyProps {
  route: AddedRoute
  className?: string | undefined
}

/** Puts a route into a journey or collection of the reader; nothing for those who cannot have one. */
export function AddToJourney({ route, className }: AddToJourneyProps) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const open = useModal()
  if (!viewer?.isVerified) return null
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={() => void AddDialog.preload()}
      onClick={() => open(AddDialog, { route })}
    >
      <Icon path={mapTrifold} size={17} />
      {t('article.addToJourney')}
    </button>
  )
}
