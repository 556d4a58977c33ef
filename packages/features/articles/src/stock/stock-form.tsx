import { ButtonForm } from '@repo/web-kit/button-form'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import type { ReactNode } from 'react'
import { routePath } from '../article-links.ts'
import { useStock } from './stock-context.tsx'
import { pendingStock, type StockTarget } from './stock-target.ts'

/**
 * A form around the stock button. Visitors get the log-in dialog and the action then runs; without scripts the page
 * of the article does it.
 */
export function StockForm({ article, token, children }: StockTarget & { children: ReactNode }) {
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
