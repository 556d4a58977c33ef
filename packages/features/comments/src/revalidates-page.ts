import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isOtherCommentsOnly } from './comment-links.ts'

/** Buttons and comments know what their answers mean: what is discussed need not be read again for them. */
export function revalidatesPage(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formData, defaultShouldRevalidate } = args
  const intent = formData?.get('intent')
  const isOfPart = intent === 'favorite' || intent === 'follow' || String(intent).endsWith('comment')
  return isOfPart || isOtherCommentsOnly(currentUrl, nextUrl) ? false : defaultShouldRevalidate
}
