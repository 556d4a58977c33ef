// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  ARTICLE_LIMITS,
  type ArticleBlock,
  type ArticleList,
  type InlineText,
  parseArticle,
  serializeArticle,
} from './document.ts'
import { plainInline } from './model/inline-text.ts'
import { editorInJsdom, openEditor, pasteFiles, pngFile, stored } from './testing/open-editor.tsx'

editorInJsdom()

const { textLength, captionLength, listItems, listDepth, tableRows, tableColumns } = ARTICLE_LIMITS
const times = <T,>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const text = plainInline('x')

const list = (count: number): ArticleBlock => ({
  type: 'list',
  style: 'unordered',
  items: times(count, { text: text, lists: [] }),
})
/** Two items at the deepest level, the second of which could go one deeper. */
const nested = (depth: number): ArticleList => ({
  style: 'unordered',
  items: depth > 1 ? [{ text: text, lists: [nested(depth - 1)] }] : times(2, { text: text, lists: [] }),
})
const table = (rows: number, columns: number, last: InlineText = text): ArticleBlock => ({
  type: 'table',
  hasHeadingRow: false,
  rows: times(rows, times(columns, text)).map((cells, index) =>
    index === rows - 1 ? [...cells.slice(0, -1), last] : cells,
  ),
})

interface Edge {
  /** One edit below the limit, or at it. */
  readonly block: (n: number) => ArticleBlock
  readonly limit: number
  readonly edit: (opened: Awaited<ReturnType<typeof openEditor>>) => void
  readonly refusal: RegExp
}

const typeX = ({ editor }: Awaited<ReturnType<typeof openEditor>>) => {
  editor.view.dispatch(editor.state.tr.insertText('x'))
}

const EDGES: Readonly<Record<string, Edge>> = {
  'characters of a paragraph': {
    block: (n) => ({ type: 'paragraph', text: plainInline('峠'.repeat(n)) }),
    limit: textLength,
    edit: typeX,
    refusal: /Keep a block to 10,000 characters/,
  },
  'characters of a list’s item': {
    block: (n) => ({
      type: 'list',
      style: 'ordered',
      items: [{ text: plainInline('峠'.repeat(n)), lists: [] }],
    }),
    limit: textLength,
    edit: typeX,
    refusal: /Keep a block to 10,000 characters/,
  },
  'characters of a cell': {
    block: (n) => table(2, 2, plainInline('峠'.repeat(n))),
    limit: textLength,
    edit: typeX,
    refusal: /Keep a block to 10,000 characters/,
  },
  'characters of a quotation': {
    block: (n) => ({ type: 'quote', text: plainInline('峠'.repeat(n)), caption: '' }),
    limit: textLength,
    edit: typeX,
    refusal: /Keep a block to 10,000 characters/,
  },
  'items of a list': {
    block: list,
    limit: listItems,
    edit: ({ press }) => press('Enter'),
    refusal: /A list holds up to 200 items/,
  },
  'levels of a list': {
    block: (depth) => ({ type: 'list', ...nested(depth) }),
    limit: listDepth,
    edit: ({ press }) => press('Tab'),
    refusal: /A list goes up to 6 levels deep/,
  },
  'rows of a table': {
    block: (n) => table(n, 2),
    limit: tableRows,
    edit: ({ press }) => press('Tab'),
    refusal: /A table holds up to 100 rows/,
  },
  'columns of a table': {
    block: (n) => table(2, n),
    limit: tableColumns,
    edit: ({ field }) => {
      fireEvent.focusIn(field)
      fireEvent.click(screen.getByRole('button', { name: 'Add column to the right' }))
    },
    refusal: /A table holds up to 12 columns/,
  },
}

describe.each(Object.entries(EDGES))('%s', (_name, { block, limit, edit, refusal }) => {
  it(`can be ${limit}`, async () => {
    const { onChange, ...opened } = await openEditor({ value: { blocks: [block(limit - 1)] } })
    edit({ onChange, ...opened })
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    const document = onChange.mock.lastCall?.[0] ?? { blocks: [] }
    expect(parseArticle(serializeArticle(document))).toMatchObject({ ok: true })
    expect(document.blocks).not.toEqual([block(limit - 1)])
  })

  it('can be no more, which is said', async () => {
    const { onChange, ...opened } = await openEditor({ value: { blocks: [block(limit)] } })
    edit({ onChange, ...opened })
    expect(await screen.findByText(refusal)).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('captions', () => {
  it.each([
    ['letters', 'x'],
    ['characters of two units each', '🏔'],
  ])('hold as many %s as they may, keep no more, and say what is left out', async (_, character) => {
    const { blocks } = await openEditor({
      value: {
        blocks: [
          { type: 'quote', text: text, caption: '' },
          { type: 'image', url: stored.url, caption: '', mapObjectId: null, size: null },
          {
            type: 'gallery',
            images: [{ url: stored.url, alt: '', mapObjectId: null }],
            aspectRatio: '4-3',
            longSide: 'width',
            caption: '',
          },
        ],
      },
    })
    const fields = [
      screen.getByLabelText<HTMLInputElement>('Source (optional)'),
      ...(await screen.findAllByLabelText<HTMLInputElement>('Caption')),
    ]
    const [most, more] = [character.repeat(captionLength), character.repeat(captionLength + 1)]
    const captions = () => blocks()?.map((block) => 'caption' in block && block.caption)
    for (const field of fields) fireEvent.input(field, { target: { value: most } })
    await waitFor(() => expect(captions()).toEqual(times(3, most)))
    expect(screen.queryAllByText(/characters\. Only/)).toEqual([])
    for (const field of fields) fireEvent.input(field, { target: { value: more } })
    expect(await screen.findAllByText('256 of 255 characters. Only the first 255 are kept.')).toHaveLength(3)
    expect(captions()).toEqual(times(3, most))
    expect(fields.map((field) => field.value)).toEqual(times(3, more))
    const parsed = parseArticle(serializeArticle({ blocks: blocks() ?? [] }))
    expect(parsed.ok && parsed.document.blocks).toEqual(blocks())
  })
})

describe('image files', () => {
  const sized = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
  const MAX_BYTES = 12 * 1024 * 1024

  it('may have 12 MB', async () => {
    const uploadImage = vi.fn(async () => stored)
    const { field } = await openEditor({ services: { uploadImage } })
    pasteFiles(field, sized(MAX_BYTES))
    await waitFor(() => expect(uploadImage).toHaveBeenCalledOnce())
  })

  it('of more are not sent, which is said', async () => {
    const uploadImage = vi.fn(async () => stored)
    const { field } = await openEditor({ services: { uploadImage } })
    pasteFiles(field, sized(MAX_BYTES + 1))
    expect(await screen.findByText('Use an image of up to 12 MB.')).toBeTruthy()
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('can come ten at once', async () => {
    const uploadImage = vi.fn(async () => stored)
    const { field, blocks } = await openEditor({ services: { uploadImage } })
    pasteFiles(field, ...times(10, pngFile()))
    await waitFor(() => expect(blocks()?.filter(({ type }) => type === 'image')).toHaveLength(10))
    expect(screen.queryByText(/images at once/)).toBeNull()
  })

  it('come as the first ten of more, which is said', async () => {
    const uploadImage = vi.fn(async () => stored)
    const { field, blocks } = await openEditor({ services: { uploadImage } })
    pasteFiles(field, ...times(11, pngFile()))
    await waitFor(() => expect(blocks()?.filter(({ type }) => type === 'image')).toHaveLength(10))
    expect(await screen.findByText('Up to 10 images at once.')).toBeTruthy()
    expect(uploadImage).toHaveBeenCalledTimes(10)
  })
})
