// @vitest-environment jsdom
import { messages } from '@repo/i18n/ja'
import { LanguageProvider } from '@repo/web-kit/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Count } from './count.tsx'

/** The visible text and the accessible text of a number. */
function partsOf(value: number) {
  const html = renderToStaticMarkup(
    <LanguageProvider locale="ja" messages={messages}>
      <Count value={value} />
    </LanguageProvider>,
  )
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const seen = body.querySelector('[aria-hidden]')?.textContent ?? body.textContent
  for (const hidden of body.querySelectorAll('[aria-hidden]')) hidden.remove()
  return { seen, accessibleText: body.textContent }
}

it('says a small number once', () => {
  expect(partsOf(9_999)).toEqual({ seen: '9,999', accessibleText: '9,999' })
})

it('rounds a large number for the eye alone', () => {
  expect(partsOf(12_345)).toEqual({ seen: '12K', accessibleText: '12,345' })
})
