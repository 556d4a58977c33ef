import { expect, it } from 'vitest'
import { looksLikeMarkdown } from './pasted-markdown.ts'

it('tells Markdown from plain text by the starts of its lines', () => {
  expect(
    ['# a', '- a', '1. a', '> a', '```\na\n```', '![](https://a.example/b.jpg)', '|a|\n|-|'].map(looksLikeMarkdown),
  ).not.toContain(false)
  expect(
    ['ただの文', '5.4kmの道', '-10度', 'a > b', '#峠', '* は印です'.slice(1)].map(looksLikeMarkdown),
  ).not.toContain(true)
})
