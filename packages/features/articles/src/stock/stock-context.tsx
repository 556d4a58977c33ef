import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useRootData } from '@repo/web-kit/root-data'
import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { StockModalProps } from './stock-modal.tsx'
import { pendingStock, type StockStatus, type StockTarget } from './stock-target.ts'
import { useStockChanges } from './use-stock-changes.ts'

interface Stock {
  /** The reader's changes on this visit, where they are newer than the page's data. */
  readonly changed: ReadonlyMap<number, StockStatus>
  readonly change: (target: StockTarget, status: StockStatus) => void
  readonly openModal: (target: StockTarget, isFresh: boolean) => void
}

const StockContext = createContext<Stock | null>(null)
const StockModal = lazyComponent<StockModalProps>(() =>
  import('./stock-modal.tsx').then((module) => ({ default: module.StockModal })),
)

interface Opened {
  readonly target: StockTarget
  readonly isFresh: boolean
  /** The visit to a page that it was asked for from: it does not go along to the next one. */
  readonly at: string
}

/** What is kept, as the reader sees it on every page: at once, and as it was again when the server refuses. */
export function StockProvider({ children }: { children: ReactNode }) {
  const { changed, change } = useStockChanges()
  const { key } = useLocation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const openModal = useCallback(
    (target: StockTarget, isFresh: boolean) => setOpened({ target, isFresh, at: key }),
    [key],
  )
  const stock = useMemo(() => ({ changed, change, openModal }), [changed, change, openModal])
  useWishBeforeLogIn(stock)
  return (
    <StockContext value={stock}>
      {children}
      {opened ? (
        <Suspense fallback={null}>
          <StockModal
            key={opened.target.article.id}
            {...opened}
            isOpen={opened.at === key}
            kept={changed.get(opened.target.article.id) ?? opened.target.article.kept}
            change={change}
            onClose={() => setOpened({ ...opened, at: '' })}
          />
        </Suspense>
      ) : null}
    </StockContext>
  )
}

/** Runs the action that was pending before a log-in. */
function useWishBeforeLogIn({ change }: Stock): void {
  const { viewer } = useRootData()
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const isUser = viewer?.isVerified === true
  useEffect(() => {
    const target = isUser ? pendingStock.take() : null
    if (!target) return
    change(target, { isStocked: true, categoryId: null })
    show({ variant: 'success', title: t('stock.kept'), text: target.article.title })
  }, [isUser])
}

/** Whether an article is kept, and the ways to change it. */
export function useStock(target: StockTarget) {
  const stock = useContext(StockContext)
  if (!stock) throw new Error('useStock needs a StockProvider above it')
  const kept = stock.changed.get(target.article.id) ?? target.article.kept
  return {
    ...kept,
    /** Stocks it at once, then offers a category; for a stocked article it offers the choices. */
    press() {
      if (!kept.isStocked) stock.change(target, { isStocked: true, categoryId: null })
      stock.openModal(target, !kept.isStocked)
    },
  }
}
