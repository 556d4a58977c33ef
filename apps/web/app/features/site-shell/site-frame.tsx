import { LazyAccountSheet } from '@repo/account/lazy-account-sheet'
import { StockProvider } from '@repo/articles/stock-context'
import { usePendingNewRoute } from '@repo/authoring/use-new-route'
import { usePendingReport } from '@repo/people/use-report'
import { ModalHost } from '@repo/web-kit/modal-host'
import type { ReactNode } from 'react'
import { NotifyCount } from './notify-count.tsx'

/** What features have around all pages: dialogs, with those that were asked for before a log-in, stock and notifications. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <NotifyCount>
      <ModalHost accountSheet={LazyAccountSheet}>
        <Pending />
        <StockProvider>{children}</StockProvider>
      </ModalHost>
    </NotifyCount>
  )
}

function Pending() {
  usePendingReport()
  usePendingNewRoute()
  return null
}
