import { expect, it } from 'vitest'
import { isForWebview, themeForWebview } from './webview.ts'

const APP = 'Mozilla/5.0 (iPhone) MishioriApp/1.0'
const asked = (search: string, userAgent = APP) =>
  themeForWebview(new Request(`https://routes.example/routes${search}`, { headers: { 'user-agent': userAgent } }))

it('knows apps by their name, and pages that are asked for as for one', () => {
  const plain = new URLSearchParams()
  expect(isForWebview({ search: plain, userAgent: APP })).toBe(true)
  expect(isForWebview({ search: new URLSearchParams({ webview: '1' }), userAgent: null })).toBe(true)
  expect(isForWebview({ search: plain, userAgent: 'Mozilla/5.0 NotMishioriApp/1' })).toBe(false)
  expect(isForWebview({ search: new URLSearchParams({ webview: '0' }), userAgent: undefined })).toBe(false)
})

it('takes an appearance from the address in apps alone', () => {
  expect(['light', 'dark', 'system'].map((theme) => asked(`?theme=${theme}`))).toEqual(['light', 'dark', 'system'])
  expect(asked('?theme=neon')).toBeNull()
  expect(asked('')).toBeNull()
  expect(asked('?theme=dark', 'Mozilla/5.0')).toBeNull()
  expect(asked('?theme=dark&webview=1', 'Mozilla/5.0')).toBe('dark')
})
