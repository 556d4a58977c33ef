import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { APP_FEATURES, APP_MESSAGES, PAGE_MESSAGES } from './messages.ts'

const documentation = readFileSync(new URL('../../../docs/webview.md', import.meta.url), 'utf8')
const typesOf = (heading: string) => {
  const part = documentation.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? ''
  return [...part.matchAll(/^\| `([a-z]+\.[a-z]+)` \|/gm)].map(([, type]) => type)
}

it('documents every message, and no other', () => {
  expect(typesOf('From the page')).toEqual(Object.keys(PAGE_MESSAGES))
  expect(typesOf('From the app')).toEqual(Object.keys(APP_MESSAGES))
})

it('documents every feature', () => {
  for (const feature of APP_FEATURES) expect(documentation).toContain(`\`${feature}\``)
})
