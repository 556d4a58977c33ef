// @vitest-environment jsdom
import type { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { ARTICLE_LIMITS } from './document.ts'
import { plainInline } from './model/inline-text.ts'
import { editorInJsdom, openEditor, pasteHtml } from './testing/open-editor.tsx'

editorInJsdom()

/** As a keyboard does, so that shortcuts of Markdown are seen. */
function typeByHand({ view }: Editor, text: string): void {
  for (const character of text) {
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(character, from, to)
    const isShortcut = view.someProp('handleTextInput', (handle) => handle(view, from, to, character, insert))
    if (!isShortcut) view.dispatch(insert())
  }
}

const item = (text: string) => ({ text: plainInline(text), lists: [] })
const { listStart } = ARTICLE_LIMITS

describe('numbered lists', () => {
  it.each([
    ['1', {}],
    ['0', { start: 0 }],
    ['3', { start: 3 }],
    [String(listStart), { start: listStart }],
  ])('begin with the number that is typed: %s', async (number, start) => {
    const { editor, blocks } = await openEditor()
    typeByHand(editor, `${number}. Climb`)
    expect(blocks()).toEqual([{ type: 'list', style: 'ordered', ...start, items: [item('Climb')] }])
  })

  it('do not begin with a higher number than an article holds, which stays text', async () => {
    const { editor, blocks } = await openEditor()
    typeByHand(editor, `${listStart + 1}. Climb`)
    expect(blocks()).toEqual([{ type: 'paragraph', text: plainInline(`${listStart + 1}. Climb`) }])
  })

  it.each([
    ['its next number', '6. Rest', [{ start: 4, items: ['Leave', 'Climb', 'Rest'] }]],
    [
      'another number',
      '9. Rest',
      [
        { start: 4, items: ['Leave', 'Climb'] },
        { start: 9, items: ['Rest'] },
      ],
    ],
  ])('take a paragraph that begins with %s for what it says', async (_name, typed, lists) => {
    const before = { type: 'list' as const, style: 'ordered' as const, start: 4, items: [item('Leave'), item('Climb')] }
    const { editor, blocks } = await openEditor({ value: { blocks: [before, { type: 'paragraph', text: [] }] } })
    typeByHand(editor, typed)
    const expected = lists.map(({ start, items }) => ({
      type: 'list',
      style: 'ordered',
      start,
      items: items.map(item),
    }))
    expect(blocks()).toEqual(expected)
  })

  it('are shown as readers see them', async () => {
    const list = { type: 'list' as const, style: 'ordered' as const, start: 4, items: [item('Climb')] }
    const { field } = await openEditor({ value: { blocks: [list] } })
    expect(field.querySelector('ol')).toHaveProperty('start', 4)
  })

  it.each([
    ['a web page', '<ol start="4" type="I"><li>Climb</li></ol>', { start: 4 }],
    ['a page whose number no article holds', `<ol start="${listStart + 1}"><li>Climb</li></ol>`, {}],
    ['a page that counts from below', '<ol start="-2"><li>Climb</li></ol>', {}],
    [
      'Word',
      "<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>7)<span>&nbsp; </span></span>Climb</p>",
      { start: 7 },
    ],
    [
      'Word with letters',
      "<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>b)<span>&nbsp; </span></span>Climb</p>",
      {},
    ],
  ])('keep the number they have in %s', async (_name, html, start) => {
    const { field, blocks } = await openEditor()
    pasteHtml(field, html)
    expect(blocks()).toEqual([{ type: 'list', style: 'ordered', ...start, items: [item('Climb')] }])
  })
})
