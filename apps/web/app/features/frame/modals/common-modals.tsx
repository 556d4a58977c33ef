import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../../platform/lazy-part.ts'

/** What may open over any page. */
type ModalName = 'create-new-route' | 'log-in-required'

const OpenContext = createContext<((name: ModalName) => void) | null>(null)

interface PartProps {
  isOpen: boolean
  onClose: () => void
}

// Most visits open none: each is loaded by the first who asks for it.
const MODALS = {
  'create-new-route': lazyPart<PartProps>(() =>
    import('./new-route-modal.tsx').then((module) => ({ default: module.NewRouteModal })),
  ),
  'log-in-required': lazyPart<PartProps>(() =>
    import('./log-in-required-modal.tsx').then((module) => ({ default: module.LogInRequiredModal })),
  ),
}

/** Holds the dialogs that every page shares. They are asked for by name, from wherever something needs them. */
export function CommonModals({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<ModalName | null>(null)
  const { key } = useLocation()
  // The visit to a page that it was asked for from: it does not go along to the next one.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = useCallback(
    (name: ModalName) => {
      setWanted(name)
      setOpenedAt(key)
    },
    [key],
  )
  const Wanted = wanted && MODALS[wanted]
  return (
    <OpenContext value={open}>
      {children}
      {Wanted ? (
        <Suspense fallback={null}>
          <Wanted isOpen={openedAt === key} onClose={() => setOpenedAt(null)} />
        </Suspense>
      ) : null}
    </OpenContext>
  )
}

export function useCommonModal(): (name: ModalName) => void {
  const open = useContext(OpenContext)
  if (!open) throw new Error('useCommonModal needs CommonModals above it')
  return open
}
