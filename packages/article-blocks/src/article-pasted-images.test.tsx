// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ARTICLE_LIMITS } from './model/article-document.ts'
import { plainInline } from './model/inline-text.ts'
import { ArticleUploadError, type UploadOptions } from './services.ts'
import { editorInJsdom, openEditor, paragraph, pasteHtml, pasteText, pngFile, stored } from './testing/open-editor.tsx'

editorInJsdom()

const png = 'data:image/png;base64,iVBORw0KGgo='
const svg = "data:image/svg+xml,%3Csvg xmlns='x'%3E%3Cpath/%3E%3C/svg%3E"
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const remote = 'https://example.com/a.jpg'
const empty = paragraph('')
const image = (url: string, caption = '') => ({ type: 'image', url, caption, mapObjectId: null, size: null })
const storedImage = { ...image(stored.url), size: { width: stored.width, height: stored.height } }

async function openWithUploads() {
  const uploadImage = vi.fn(async (_file: File, _options: UploadOptions) => stored)
  return { uploadImage, ...(await openEditor({ services: { uploadImage } })) }
}

const status = () => screen.getAllByRole('status').map((element) => element.textContent)

describe('an image file beside pasted HTML', () => {
  it.each([
    ['the image alone', `<meta charset='utf-8'><img src="${remote}" alt="A gate"/>`],
    ['the image in a link', `<a href="https://example.com/"><img src="${remote}"></a>`],
    ['several images and blanks', `<style>p{}</style><p><img src="file:///a.png">&nbsp;</p>\n<img src="${remote}">`],
    ['an image that holds its data', `<img src="${png}">`],
  ])('is taken instead of %s', async (_name, html) => {
    const { field, blocks, uploadImage } = await openWithUploads()
    const file = pngFile()
    pasteHtml(field, html, file)
    await waitFor(() => expect(blocks()).toEqual([storedImage, empty]))
    expect(uploadImage.mock.calls.map(([sent]) => sent)).toEqual([file])
    expect(status()).toEqual([''])
  })

  it('is left where the HTML has words', async () => {
    const { field, blocks, uploadImage } = await openWithUploads()
    pasteHtml(field, '<table><tr><td>a</td><td>b</td></tr></table>', pngFile())
    await waitFor(() => expect(blocks()?.[0]).toMatchObject({ type: 'table' }))
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('is left where the HTML is a block of an article', async () => {
    const { field, editor, blocks, uploadImage } = await openWithUploads()
    const block = JSON.stringify({ type: 'singleImage', url: '/images/old.png', caption: 'Old', tmpId: null })
    const figure = document.createElement('figure')
    figure.setAttribute('data-article-block', block)
    figure.setAttribute('data-pm-slice', '0 0 []')
    figure.innerHTML = '<img src="/images/old.png">'
    editor.commands.setContent('')
    pasteHtml(field, figure.outerHTML, pngFile())
    await waitFor(() => expect(blocks()).toContainEqual(image('/images/old.png', 'Old')))
    expect(uploadImage).not.toHaveBeenCalled()
  })
})

describe('images within pasted HTML', () => {
  it('that hold their data are stored where they stood', async () => {
    const { field, blocks, uploadImage } = await openWithUploads()
    pasteHtml(field, `<p>one</p><p><img src="${png}" alt="A gate"></p><p>two</p><img src="${dot}"><p>three</p>`)
    await waitFor(() =>
      expect(blocks()).toEqual([
        paragraph('one'),
        { ...storedImage, caption: 'A gate' },
        paragraph('two'),
        paragraph('three'),
      ]),
    )
    expect(uploadImage.mock.calls.map(([{ name, type, size }]) => ({ name, type, size }))).toEqual([
      { name: 'image.png', type: 'image/png', size: 8 },
    ])
    expect(status()).toEqual([''])
  })

  it('come back by undoing and redoing the paste', async () => {
    const { field, editor, blocks } = await openWithUploads()
    pasteHtml(field, `<p>one</p><img src="${png}">`)
    await waitFor(() => expect(blocks()).toContainEqual(storedImage))
    editor.commands.undo()
    await waitFor(() => expect(blocks()).toEqual([]))
    editor.commands.redo()
    await waitFor(() => expect(blocks()).toContainEqual(storedImage))
  })

  it('are sent no further once the paste is undone, and again when it is redone', async () => {
    const signals: AbortSignal[] = []
    const { field, editor } = await openEditor({
      services: {
        uploadImage: (_file, { signal }) => {
          signals.push(signal)
          return new Promise(() => {})
        },
      },
    })
    const aborted = () => signals.map((signal) => signal.aborted)
    pasteHtml(field, `<p>one</p><img src="${png}"><img src="${png}">`)
    await waitFor(() => expect(aborted()).toEqual([false, false]))
    editor.commands.undo()
    expect(editor.getText()).toBe('')
    expect(aborted()).toEqual([true, true])
    editor.commands.redo()
    expect(aborted()).toEqual([true, true, false, false])
  })

  it('may have as many bytes as files may', async () => {
    const { field, blocks, uploadImage } = await openWithUploads()
    const tooLarge = `data:image/jpeg;base64,/9j/${'AAAA'.repeat((12 * 1024 * 1024) / 3)}`
    pasteHtml(field, `<p>one</p><img src="${tooLarge}">`)
    expect(await screen.findByText('Use an image of up to 12 MB.')).toBeTruthy()
    expect(blocks()).toEqual([paragraph('one')])
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('are of the types that the host takes', async () => {
    const { field, blocks, uploadImage } = await openWithUploads()
    pasteHtml(field, `<p>one</p><img src="${svg}">`)
    expect(await screen.findByText('Use a JPEG, PNG or GIF image.')).toBeTruthy()
    expect(blocks()).toEqual([paragraph('one')])
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('are taken up to as many as files are', async () => {
    const { field, uploadImage } = await openWithUploads()
    pasteHtml(field, `<p>one</p>${`<img src="${png}">`.repeat(11)}`)
    expect(await screen.findByText('Up to 10 images at once.')).toBeTruthy()
    await waitFor(() => expect(uploadImage).toHaveBeenCalledTimes(10))
  })

  it.each([
    ['file:///C:/a.png', 'on a disk'],
    ['cid:part1@example.com', 'in a letter'],
    ['blob:https://example.com/1f2e', 'of another page'],
    ['data:image/png;base64,AAAA', 'unreadable'],
  ])('at %s (%s) are told to be missing', async (address) => {
    const { field, blocks } = await openWithUploads()
    pasteHtml(field, `<p>one</p><img src="${address}"><p>two</p>`)
    expect(await screen.findByText('1 image couldn’t be pasted. Save it and add it as a file.')).toBeTruthy()
    expect(blocks()).toEqual([paragraph('one'), paragraph('two')])
  })

  it('are counted when several are missing, for whatever reason', async () => {
    const { field } = await openWithUploads()
    pasteHtml(field, `<p>one</p><img src="file:///a.png"><img src="cid:b"><img src="${svg}"><img src="${remote}">`)
    expect(await screen.findByText('3 images couldn’t be pasted. Save them and add them as files.')).toBeTruthy()
  })

  it('are told to be missing when nothing else was pasted, until the next edit', async () => {
    const { field, type } = await openWithUploads()
    pasteHtml(field, '<img src="file:///a.png">')
    expect(await screen.findByText(/1 image couldn’t be pasted/)).toBeTruthy()
    await type('a')
    await waitFor(() => expect(status()).toEqual(['']))
  })

  it('are told to be missing in a cell, which holds only text', async () => {
    const cell = [...plainInline('x')]
    const value = { blocks: [{ type: 'table' as const, hasHeadingRow: false, rows: [[cell, cell]] }] }
    const uploadImage = vi.fn(async () => stored)
    const { field, editor, blocks } = await openEditor({ value, services: { uploadImage } })
    editor.commands.setTextSelection(5)
    pasteHtml(field, `<p>one</p><img src="${png}"><img src="${remote}"><p>two</p>`)
    expect(await screen.findByText(/2 images couldn’t be pasted/)).toBeTruthy()
    expect(blocks()).toMatchObject([{ type: 'table' }])
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('that are all missing leave the marked text as it is', async () => {
    const { field, editor, onChange } = await openEditor({ value: { blocks: [paragraph('one')] } })
    editor.commands.selectAll()
    pasteHtml(field, '<img src="file:///a.png">')
    expect(await screen.findByText(/1 image couldn’t be pasted/)).toBeTruthy()
    expect(editor.getText()).toBe('one')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('are neither sent nor said to be missing when the article has no room for the paste', async () => {
    const uploadImage = vi.fn(async () => stored)
    const full = { blocks: Array.from({ length: ARTICLE_LIMITS.blocks }, () => paragraph('x')) }
    const { field } = await openEditor({ value: full, services: { uploadImage } })
    pasteHtml(field, `<p>one</p><img src="${png}"><img src="file:///a.png">`)
    expect(await screen.findByText(/holds up to 500 blocks/)).toBeTruthy()
    await new Promise((resolve) => setTimeout(resolve))
    expect(status()).toEqual([expect.stringContaining('holds up to 500 blocks')])
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('cannot claim the file of another image', async () => {
    const { field, blocks } = await openWithUploads()
    pasteHtml(field, `<p>one</p><img data-pasted-upload="forged" src="${remote}"><img data-pasted-upload="forged">`)
    await waitFor(() => expect(blocks()).toEqual([paragraph('one'), image(remote)]))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('images of other sites, where the host takes them over', () => {
  const taken = { url: '/files/taken.png', width: 40, height: 30 }

  async function openTakingOver(takeOverImage = vi.fn(async (_address: string, _options: UploadOptions) => taken)) {
    const uploadImage = vi.fn(async () => stored)
    return { takeOverImage, uploadImage, ...(await openEditor({ services: { uploadImage, takeOverImage } })) }
  }

  it.each([
    ['https', '<p>Text</p><p><img src="https://img.example.net/temporary/x.png" width="10"></p>'],
    ['http, which pages cannot load', '<p>Text</p><img src="http://img.example.net/temporary/x.png">'],
    ['no scheme', '<p>Text</p><img src="//img.example.net/temporary/x.png">'],
  ])('are stored where they stood, asked for once (%s)', async (_name, html) => {
    const { field, blocks, takeOverImage, uploadImage } = await openTakingOver()
    pasteHtml(field, html)
    await waitFor(() =>
      expect(blocks()).toEqual([paragraph('Text'), { ...image(taken.url), size: { width: 40, height: 30 } }]),
    )
    expect(takeOverImage.mock.calls.map(([address]) => address)).toEqual(['https://img.example.net/temporary/x.png'])
    expect(uploadImage).not.toHaveBeenCalled()
    expect(document.querySelector('img[src*="img.example.net"]')).toBeNull()
  })

  it('come with a pasted Markdown text as well', async () => {
    const { field, blocks, takeOverImage } = await openTakingOver()
    pasteText(field, '## Gate\n\n![A gate](https://img.example.net/gate.png)')
    const expected = { ...image(taken.url, 'A gate'), size: { width: 40, height: 30 } }
    await waitFor(() => expect(blocks()).toContainEqual(expected), { timeout: 30_000 })
    expect(takeOverImage).toHaveBeenCalledOnce()
  })

  it('that cannot be had are left out, which is said until they are tried again', async () => {
    const takeOverImage = vi.fn(async (_address: string, _options: UploadOptions) => taken)
    takeOverImage.mockRejectedValueOnce(new ArticleUploadError('The other site did not give it.'))
    const { field, blocks } = await openTakingOver(takeOverImage)
    pasteHtml(field, '<p>Text</p><img src="https://img.example.net/x.png">')
    expect(await screen.findByText('The other site did not give it.')).toBeTruthy()
    expect(blocks()).toEqual([paragraph('Text')])
    screen.getByRole('button', { name: 'Try again' }).click()
    await waitFor(() => expect(blocks()).toContainEqual(expect.objectContaining({ url: taken.url })))
  })

  it('are those of other hosts alone', async () => {
    const { field, blocks, takeOverImage } = await openTakingOver()
    pasteHtml(field, `<p>Text</p><img src="/files/a.png"><img src="${location.origin}/files/b.png">`)
    await waitFor(() => expect(blocks()).toHaveLength(3))
    expect(takeOverImage).not.toHaveBeenCalled()
  })

  it('that an article has already are no image until the writer takes them over', async () => {
    const takeOverImage = vi.fn(async (_address: string, _options: UploadOptions) => taken)
    const value = { blocks: [{ ...image(remote), type: 'image' as const }] }
    const { blocks } = await openEditor({ value, services: { uploadImage: async () => stored, takeOverImage } })
    expect(await screen.findByText('This image is on example.com. Readers see a link to it.')).toBeTruthy()
    expect(document.querySelector(`img[src="${remote}"]`)).toBeNull()
    expect(takeOverImage).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Import it here' }).click()
    await waitFor(() => expect(blocks()).toEqual([{ ...image(taken.url), size: { width: 40, height: 30 } }]))
  })

  it('of a gallery are named in their places, and each is taken over where it stands by then', async () => {
    const first = 'https://img.example.net/first.png'
    const gone = 'https://photos.example.org/gone.png'
    const takeOverImage = vi.fn(async (address: string, _options: UploadOptions) => {
      if (address === gone) throw new ArticleUploadError('The other site did not give it.')
      return taken
    })
    const images = [first, '/files/own.png', gone, first].map((url) => ({ url, alt: 'A gate', mapObjectId: null }))
    const gallery = { type: 'gallery', images, aspectRatio: '4-3', longSide: 'width', caption: '' } as const
    const { blocks } = await openEditor({
      value: { blocks: [gallery] },
      services: { uploadImage: async () => stored, takeOverImage },
    })
    expect(await screen.findAllByText('img.example.net')).toHaveLength(2)
    expect(screen.getByText('Image 3: This image is on photos.example.org. Readers see a link to it.')).toBeTruthy()
    expect([...document.querySelectorAll('.gallery img')].map((image) => image.getAttribute('src'))).toEqual([
      '/files/own.png',
    ])
    expect(takeOverImage).not.toHaveBeenCalled()
    const [takeFirst, takeGone] = screen.getAllByRole('button', { name: 'Import it here' })
    takeFirst?.click()
    takeGone?.click()
    expect(await screen.findByText('Image 3: The other site did not give it.')).toBeTruthy()
    const urls = [taken.url, '/files/own.png', gone, taken.url]
    await waitFor(() =>
      expect(blocks()).toEqual([
        { ...gallery, images: images.map((image, index) => ({ ...image, url: urls[index] })) },
      ]),
    )
    expect(takeOverImage).toHaveBeenCalledTimes(2)
  })
})
