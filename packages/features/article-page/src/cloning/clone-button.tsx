import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { copy } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useClone } from './clone-context.tsx'

/** Clones another user's article into a draft. Visitors get the log-in dialog; after log-in the clone dialog opens. */
export function CloneButton({ className = buttonClass({ variant: 'line' }) }: { className?: string | undefined }) {
  const { t } = useLanguage()
  const openClone = useClone()
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={openClone}>
      <Icon path={copy} size={18} />
      {t('clone.action')}
    </button>
  )
}
