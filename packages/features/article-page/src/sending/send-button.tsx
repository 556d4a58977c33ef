import type { ReadingView } from '@repo/articles/reading-view'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { deviceMobile } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useState } from 'react'
import type { SendDialogProps } from './send-dialog.tsx'

// Few send a route on, and it reads the map.
const SendDialog = lazyComponent<SendDialogProps>(() =>
  import('./send-dialog.tsx').then((module) => ({ default: module.SendDialog })),
)

interface SendButtonProps {
  view: ReadingView
  token: string | null
  /** Instead of the look of a button. */
  className?: string | undefined
}

/** Hands the route to a phone, to map apps, or to what the device shares with. */
export function SendButton({ view, token, className = buttonClass({ variant: 'line' }) }: SendButtonProps) {
  const { t } = useLanguage()
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        <Icon path={deviceMobile} size={18} />
        {t('send.action')}
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <SendDialog view={view} token={token} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
