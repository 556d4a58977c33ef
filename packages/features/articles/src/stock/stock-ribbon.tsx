import { RibbonButton } from '@repo/ui/ribbon-button'
import { useLanguage } from '@repo/web-kit/language'
import { useStock } from './stock-context.tsx'
import { StockForm } from './stock-form.tsx'
import type { StockTarget } from './stock-target.ts'

/** Keeps the article of a card. */
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
