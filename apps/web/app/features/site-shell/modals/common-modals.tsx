import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { onPageRefusal } from '../../../platform/http/browser-api.ts'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { lazyComponent } from '../../../platform/loading/lazy-component.ts'
import { usePendingAct } from '../../../platform/use-pending-act.ts'
import type { AccountSheetProps } from '../../accounts/sheet/account-sheet.tsx'
import { LazyAccountSheet } from '../../accounts/sheet/lazy-account-sheet.ts'
import { pendingReport, type ReportTarget } from '../../report/report-target.ts'
import { StockProvider } from '../../stock/stock-context.tsx'
import { pendingNewRoute } from './pending-new-route.ts'

/**
 * Handles refused actions: after the end of a session it opens the log-in dialog and returns here; during
 * maintenance the page is replaced. Pages with unsaved work, whose routes set `handle.confirmsLeaving`, report
 * both in their own way and are never left.
 *
 * @param askToLogIn null while another dialog is open, which reports the failure itself
 */
function usePageRefusals(askToLogIn: ((why: string) => void) | null): void {
  const { t } = useLanguage()
  const confirmsLeaving = useMatches().some(({ handle }) => isKeeping(handle))
  useEffect(() => {
    if (confirmsLeaving) return
    return onPageRefusal((refusal) => {
      if (refusal === 'maintenance') location.assign('/maintenance')
      else askToLogIn?.(t('loginRequired.ended'))
    })
  }, [confirmsLeaving, askToLogIn, t])
}

const isKeeping = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'confirmsLeaving' in handle && handle.confirmsLeaving === true

/** The dialogs that may open over any page; a report needs its target. */
type ModalRequest =
  | 'create-new-route'
  | 'log-in-required'
  | ({ readonly name: 'log-in-required' } & Pick<AccountSheetProps, 'text' | 'isEnded' | 'next' | 'returnPath'>)
  | 'app-guide'
  | { readonly name: 'report'; readonly target: ReportTarget }

const OpenContext = createContext<((request: ModalRequest) => void) | null>(null)

interface PartProps {
  isOpen: boolean
  onClose: () => void
}

// Most visits open none: each is loaded on its first request.
const NewRouteModal = lazyComponent<PartProps>(() =>
  import('./new-route-modal.tsx').then((module) => ({ default: module.NewRouteModal })),
)
const AppGuideModal = lazyComponent<PartProps>(() =>
  import('../../app-banner/app-guide-modal.tsx').then((module) => ({ default: module.AppGuideModal })),
)
const ReportDialog = lazyComponent<PartProps & { target: ReportTarget }>(() =>
  import('../../report/report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

/** Holds the dialogs that every page shares. Components open them by name. */
export function CommonModals({ children }: { children: ReactNode }) {
  const [modal, setRequest] = useState<ModalRequest | null>(null)
  const { key } = useLocation()
  // The history entry that it was opened on. It does not stay open on the next one.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = useCallback(
    (request: ModalRequest) => {
      setRequest(request)
      setOpenedAt(key)
    },
    [key],
  )
  const isOpen = modal !== null && openedAt === key
  const askToLogIn = useCallback((text: string) => open({ name: 'log-in-required', text, isEnded: true }), [open])
  usePageRefusals(isOpen ? null : askToLogIn)
  usePendingAct(pendingReport, { act: (target) => open({ name: 'report', target }) })
  usePendingAct(pendingNewRoute, { act: () => open('create-new-route') })
  return (
    <OpenContext value={open}>
      <StockProvider>{children}</StockProvider>
      {modal ? (
        <Suspense fallback={null}>
          <RequestedModal request={modal} isOpen={isOpen} onClose={() => setOpenedAt(null)} />
        </Suspense>
      ) : null}
    </OpenContext>
  )
}

function RequestedModal({ request, ...part }: PartProps & { request: ModalRequest }) {
  if (request === 'create-new-route') return <NewRouteModal {...part} />
  if (request === 'log-in-required') return <LazyAccountSheet {...part} />
  if (request === 'app-guide') return <AppGuideModal {...part} />
  if (request.name === 'log-in-required') return <LazyAccountSheet {...part} {...request} />
  return <ReportDialog target={request.target} {...part} />
}

export function useCommonModal(): (request: ModalRequest) => void {
  const open = useContext(OpenContext)
  if (!open) throw new Error('useCommonModal needs CommonModals above it')
  return open
}
