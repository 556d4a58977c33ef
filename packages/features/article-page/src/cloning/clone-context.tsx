import { lazyComponent } from '@repo/web-kit/lazy-component'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import type { CloneDialogProps } from './clone-dialog.tsx'
import type { Original } from './use-clone-form.ts'

const CloneContext = createContext<(() => void) | null>(null)

// Most readers copy nothing.
const CloneDialog = lazyComponent<CloneDialogProps>(() =>
  import('./clone-dialog.tsx').then((module) => ({ default: module.CloneDialog })),
)

const pendingClone = pendingAct('pending-clone', (value): value is number => typeof value === 'number')

/** Holds the dialog that copies the article of the page, for all buttons that open it. */
export function CloneProvider({
  original,
  token,
  children,
}: {
  original: Original
  token: string | null
  children: ReactNode
}) {
  const isLogInRequired = useLogInRequired()
  const [isRequested, setIsRequested] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { id, viewerCan } = original.article
  const open = useCallback(() => {
    setIsRequested(true)
    setIsOpen(true)
  }, [])
  const openClone = useCallback(() => {
    if (isLogInRequired()) pendingClone.keep(id)
    else open()
  }, [isLogInRequired, open, id])
  usePendingAct(pendingClone, {
    matches: (articleId) => articleId === id && !viewerCan.edit && viewerCan.interact,
    act: open,
  })
  return (
    <CloneContext value={openClone}>
      {children}
      {isRequested ? (
        <Suspense fallback={null}>
          <CloneDialog original={original} token={token} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </CloneContext>
  )
}

/** Asks for the dialog. */
export function useClone(): () => void {
  const openClone = useContext(CloneContext)
  if (!openClone) throw new Error('useClone needs a CloneProvider above it')
  return openClone
}
