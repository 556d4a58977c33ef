import type { ReactNode } from 'react'
import { ModalHost } from '../../platform/modals/modal-host.tsx'
import { LazyAccountSheet } from '../accounts/sheet/lazy-account-sheet.ts'
import { StockProvider } from '../articles/stock/stock-context.tsx'
import { usePendingNewRoute } from '../home/new-route/use-new-route.ts'
import { usePendingReport } from '../report/use-report.ts'

/** The dialogs over the pages, with those that were asked for before a log-in. */
export function SiteModals({ children }: { children: ReactNode }) {
  return (
    <ModalHost accountSheet={LazyAccountSheet}>
      <Pending />
      <StockProvider>{children}</StockProvider>
    </ModalHost>
  )
}

function Pending() {
  usePendingReport()
  usePendingNewRoute()
  return null
}
