import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { codesOf, readSource, tableRows } from './tables.mjs'

/** What people read: catalogues, editors, pages, mails and stories. */
const PLACES = [
  'packages/i18n/src/messages/*/*.ts',
  'packages/web-kit/src/**/messages/{ja,en-us}.ts',
  'packages/features/*/src/**/messages/{ja,en-us}.ts',
  'apps/web/app/features/*/messages/{ja,en-us}.ts',
  'packages/map-editor/src/messages/*.ts',
  'packages/article-blocks/src/messages/*.ts',
  'apps/web/app/features/support/**/*.server.ts',
  'apps/api/src/modules/accounts/mails/*.ts',
  'apps/api/src/modules/accounts/data-archive/archive-texts.ts',
  'apps/api/content/blog/*/*.md',
]

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** Keys, paths and names of modules, which nobody reads. */
const NAME = /^[\w.$/@#:-]*$/

/** The texts of a file: its strings without their expressions; all of a story. */
function textsOf(path) {
  const source = readSource(path)
  if (path.endsWith('.md')) return [source]
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  return [...code.matchAll(LITERAL)]
    .map(([, single, double, template]) => (single ?? double ?? template).replace(/\$\{[^}]*\}/g, '…'))
    .filter((text) => JAPANESE.test(text) || !NAME.test(text) || /^[A-Z][a-z]+$/.test(text))
}

/** Words in katakana or Latin letters stand alone; others are found anywhere. */
function patternOf(variant) {
  if (/^[ァ-ヶー]+$/u.test(variant)) return new RegExp(`(?<![ァ-ヶー])${variant}(?![ァ-ヶー])`, 'u')
  return JAPANESE.test(variant) ? new RegExp(variant, 'u') : new RegExp(`(?<![\\w/])${variant}(?![\\w/]|\\.json)`, 'iu')
}

const rows = tableRows(readSource('docs/glossary.md'), '日本語').filter(
  (cells) => cells.length === 4 && cells[1] !== 'English',
)
const variants = rows.flatMap(([, japanese, , english]) => [...codesOf(japanese), ...codesOf(english)])
const files = PLACES.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((path) => !path.includes('.test.'))
const texts = files.flatMap((path) => textsOf(path).map((text) => ({ path, text })))

describe('the words of the interface', () => {
  it('reads the table and every place where texts are', () => {
    expect(variants.length).toBeGreaterThan(50)
    expect(texts.length).toBeGreaterThan(4000)
    for (const pattern of PLACES) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([])
  })

  it.each([
    ['ライン', 'ラインを引く', true],
    ['ライン', 'オフラインで読む', false],
    ['ブラウザ', 'ブラウザーの設定', false],
    ['e-mail', 'Your E-mail address', true],
    ['clone', 'cyclone', false],
    ['cancelled', 'It was cancelled.', true],
  ])('%s in "%s": %s', (variant, text, isFound) => {
    expect(patternOf(variant).test(text)).toBe(isFound)
  })

  it.each(variants)('nothing says %s', (variant) => {
    const pattern = patternOf(variant)
    expect(
      texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text.slice(0, 120)}`),
    ).toEqual([])
  })

  it('Japanese texts have no half-width brackets beside Japanese letters', () => {
    const beside = /\p{Script=Han}\(|\p{Script=Hiragana}\(|\)\p{Script=Hiragana}|\)。/u
    expect(
      texts
        .filter(({ path, text }) => !path.endsWith('.md') && beside.test(text))
        .map(({ path, text }) => `${path}: ${text}`),
    ).toEqual([])
  })
})
