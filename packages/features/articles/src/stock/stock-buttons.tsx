import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { bookmark, bookmarkFill } from '@repo/ui/icons'
import { RibbonButton } from '@repo/ui/ribbon-button'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import type { ReactNode } from 'react'
import { routePath } from '../article-links.ts'
import { useStock } from './stock-context.tsx'
import { pendingStock, type StockTarget } from './stock-target.ts'

/** Stocks the article of the page, and shows its state. */
export function StockButton(target: StockTarget) {
  const { t } = useLanguage()
  const { isStocked } = useStock(target)
  return (
    <StockForm {...target}>
      <button
        type="submit"
        className={buttonClass({ variant: isStocked ? 'soft' : 'line' })}
        aria-pressed={isStocked}
        aria-haspopup="dialog"
      >
        <Icon path={isStocked ? bookmarkFill : bookmark} size={18} />
        {t(isStocked ? 'stock.added' : 'stock.add')}
      </button>
    </StockForm>
  )
}

/** Stocks the article of a card. */
export function StockRibbon(target: StockTarget) {
  const { t } = useLanguage()
  const { isStocked } = useStock(target)
  const { title } = target.article
  return (
    <StockForm {...target}>
      <RibbonButton
        type="submit"
        isOn={isStocked}
        aria-haspopup="dialog"
        label={t(isStocked ? 'stock.changeOf' : 'stock.addOf', { title })}
      />
    </StockForm>
  )
}

/**
 * A form around the stock button. Visitors get the log-in dialog and the action then runs; without scripts the page
 * of the article does it.
 */
function StockForm({ article, token, children }: StockTarget & { children: ReactNode }) {
  const { isStocked, press } = useStock({ article, token })
  const isLogInRequired = useLogInRequired()
  return (
    <ButtonForm
      method="post"
      action={routePath(article.id, token)}
      onSubmit={(event) => {
        event.preventDefault()
        if (isLogInRequired()) pendingStock.keep({ article, token })
        else press()
      }}
    >
      <input type="hidden" name="intent" value="stock" />
      <input type="hidden" name="stock" value={isStocked ? '0' : '1'} />
      {children}
    </ButtonForm>
  )
}
