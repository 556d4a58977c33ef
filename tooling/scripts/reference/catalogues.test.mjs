import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'

/** Each catalogue of the product in both languages: those of features beside them, those of all pages in `packages/i18n`. */
const cataloguesIn = (language) =>
  globSync(
    [
      `packages/**/src/**/messages/${language}.ts`,
      `apps/web/app/**/messages/${language}.ts`,
      `packages/i18n/src/catalogues/*${language}.ts`,
    ],
    { cwd: root, exclude: (path) => /node_modules|map-editor|article-blocks/.test(path) },
  ).sort()
const CATALOGUES = cataloguesIn('ja')
const inEnglish = (path) => path.replace(/ja\.ts$/, 'en-us.ts')

const messagesOf = async (path) => (await import(pathToFileURL(join(root, path)).href)).messages
const textsOf = (message) => (typeof message === 'string' ? [message] : Object.values(message ?? {}))
const paramsOf = (message) => [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()
const paramsOfAll = (messages) =>
  Object.fromEntries(
    Object.keys(messages)
      .map((key) => [key, paramsOf(messages[key])])
      .sort(),
  )

test('all catalogues are found, each in both languages', () => {
  expect(CATALOGUES.map(inEnglish).sort()).toEqual(cataloguesIn('en-us'))
  expect(CATALOGUES).toHaveLength(25)
})

describe.each(CATALOGUES)('%s', (path) => {
  const both = () => Promise.all([messagesOf(path), messagesOf(inEnglish(path))])

  test('has the same keys, with the same parameters, in both languages', async () => {
    const [japanese, english] = await both()
    expect(paramsOfAll(japanese)).toEqual(paramsOfAll(english))
  })

  test('says something everywhere, without exclamation marks in Japanese', async () => {
    const [japanese, english] = await both()
    for (const message of [...Object.values(english), ...Object.values(japanese)]) {
      for (const text of textsOf(message)) expect(typeof text).toBe('string')
    }
    expect(
      Object.entries(japanese).filter(([, message]) => textsOf(message).some((text) => /[!！]/.test(text))),
    ).toEqual([])
  })
})
