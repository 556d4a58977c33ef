import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { bookmark, bookmarkFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import type { ArticleFacts } from '../view/article-facts.ts'
import { useStock } from './stock-context.tsx'
import { StockForm } from './stock-form.tsx'

/** Stocks the article of the page, and shows its state. */
export function StockButton({ article, token }: { article: ArticleFacts; token: string | null }) {
  const { t, locale } = useLanguage()
  const titleLang = langOn(locale, article.languages.title)
  const { id, title, kept } = article
  const target = { article: { id, title, titleLang, kept }, token }
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
