import { type ArticleDocument, EMPTY_ARTICLE, parseArticle } from '@mishiori/article-blocks/document'
import { readable } from '@repo/authoring/draft'
import { aDraft } from '@repo/authoring/testing/sample-drafts'
import { expect, it } from 'vitest'
import { untranslated, writtenLanguages } from './written-languages.ts'

function textOf(text: string): ArticleDocument {
  const parsed = parseArticle({ version: 1, blocks: text === '' ? [] : [{ type: 'paragraph', text }] })
  if (!parsed.ok) throw new Error('not an article')
  return parsed.document
}

const draft = aDraft({
  language: 'ja',
  summary: '石畳の道',
  translation: { title: '', summary: ' ', text: EMPTY_ARTICLE },
})
const map = readable(draft.map)

it('tells what the second language lacks', () => {
  const lacking = untranslated({ draft, map, article: textOf('登る'), translatedArticle: textOf('') })
  expect(lacking).toEqual({ parts: ['title', 'summary', 'content'], names: 2 })
})

it('does not ask for what the main language has not either', () => {
  const empty = { ...draft, title: ' ', summary: '' }
  const lacking = untranslated({ draft: empty, map: null, article: textOf(''), translatedArticle: textOf('') })
  expect(lacking).toEqual({ parts: [], names: 0 })
})

it('takes work of a time before second languages for Japanese without another one', () => {
  const { language: _, translation: __, ...old } = draft
  expect(writtenLanguages(old)).toEqual({ main: 'ja', second: 'en-us', translation: null })
})
