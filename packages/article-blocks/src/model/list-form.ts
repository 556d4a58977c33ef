import { ARTICLE_LIMITS, type ArticleList, type ListStyle } from './article-document.ts'

/** The properties of a list besides its entries. An invalid start number counts as 1, which is left out. */
export function listForm(style: ListStyle, start: unknown): Pick<ArticleList, 'style' | 'start'> {
  return style === 'ordered' && isListStart(start) && start !== 1 ? { style, start } : { style }
}

export function isListStart(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= ARTICLE_LIMITS.listStart
}
