// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ArticleBlock } from './model/article-document.ts'
import { editorInJsdom, openEditor, paragraph, pasteText } from './testing/open-editor.tsx'

editorInJsdom()

const linksOf = (blocks: readonly ArticleBlock[] | undefined) =>
  (blocks ?? []).flatMap((block) =>
    block.type === 'paragraph'
      ? block.text.flatMap((run) =>
          run.type === 'text' && run.target?.kind === 'address' ? [[run.text, run.target.href]] : [],
        )
      : [],
  )

const CASES: readonly [string, readonly string[]][] = [
  ['https://example.com/foo。次の文', ['https://example.com/foo']],
  ['（https://example.com/baz）です', ['https://example.com/baz']],
  ['詳細は https://example.com/a?b=1&c=2。よろしく', ['https://example.com/a?b=1&c=2']],
  ['詳細はhttps://example.com/aとhttps://example.com/bです', ['https://example.com/a', 'https://example.com/b']],
  ['https://ja.wikipedia.org/wiki/日本語', ['https://ja.wikipedia.org/wiki/日本語']],
  ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
]

it.each(CASES)('links what is typed in %s, after a space and after Enter', async (text, links) => {
  const { type, press, blocks } = await openEditor()
  await type(`${text} `)
  await waitFor(() => expect(linksOf(blocks()).map(([written]) => written)).toEqual(links))
  await type(text)
  press('Enter')
  await type('x')
  await waitFor(() => expect(linksOf(blocks()).map(([written]) => written)).toEqual([...links, ...links]))
})

it.each(CASES)('links what is pasted as %s', async (text, links) => {
  const { field, blocks } = await openEditor()
  pasteText(field, text)
  await waitFor(() => expect(linksOf(blocks()).map(([written]) => written)).toEqual(links))
})

it('leaves a domain and a mailbox that are no addresses', async () => {
  const { type, blocks } = await openEditor()
  await type('example.com/をみて mail@example.com ')
  await waitFor(() => expect(blocks()).toEqual([paragraph('example.com/をみて mail@example.com ')]))
})

it('links a selection to the address that is pasted over it', async () => {
  const { editor, field, blocks } = await openEditor({ value: { blocks: [paragraph('日本語')] } })
  editor.commands.selectAll()
  pasteText(field, 'https://ja.wikipedia.org/wiki/日本語')
  await waitFor(() => expect(linksOf(blocks())).toEqual([['日本語', expect.stringContaining('/wiki/')]]))
})
