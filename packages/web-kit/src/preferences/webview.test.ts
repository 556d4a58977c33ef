import { expect, it } from 'vitest'
import { isForWebview, themeForWebview, webviewToStore } from './webview.ts'

const APP = 'Mozilla/5.0 (iPhone) MishioriApp/1.0'
const webviewFor = (search: string, userAgent = APP) =>
  themeForWebview(new Request(`https://routes.example/routes${search}`, { headers: { 'user-agent': userAgent } }))

it('knows apps by their name, and pages that are asked for as for one', () => {
  const isWebview = (search: string, userAgent?: string | null, cookie?: string) =>
    isForWebview({ search: new URLSearchParams(search), userAgent, cookie })
  expect(isWebview('', APP)).toBe(true)
  expect(isWebview('webview=1', null)).toBe(true)
  expect(isWebview('', 'Mozilla/5.0 NotMishioriApp/1')).toBe(false)
  expect(isWebview('webview=0', undefined)).toBe(false)
  expect(isWebview('', null, 'a=b; webview=1')).toBe(true)
  expect(isWebview('webview=0', null, 'webview=1')).toBe(false)
  expect(isWebview('', null, 'webview=2; xwebview=1')).toBe(false)
})

it.each([
  ['?webview=1', '', '1'],
  ['?webview=1', 'webview=1', null],
  ['?webview=0', 'webview=1', ''],
  ['?webview=0', '', null],
  ['?webview=yes', 'webview=1', null],
  ['', '', null],
])('keeps what %j says beside the cookie %j as %j', (search, cookie, kept) => {
  expect(webviewToStore(new Request(`https://routes.example/routes${search}`, { headers: { cookie } }))).toBe(kept)
})

it('takes an appearance from the address in apps alone', () => {
  expect(['light', 'dark', 'system'].map((theme) => webviewFor(`?theme=${theme}`))).toEqual(['light', 'dark', 'system'])
  expect(webviewFor('?theme=neon')).toBeNull()
  expect(webviewFor('')).toBeNull()
  expect(webviewFor('?theme=dark', 'Mozilla/5.0')).toBeNull()
  expect(webviewFor('?theme=dark&webview=1', 'Mozilla/5.0')).toBe('dark')
})
