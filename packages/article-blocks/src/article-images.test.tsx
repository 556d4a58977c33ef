// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { duplicateBlock } from './blocks/block-commands.ts'
import { ARTICLE_LIMITS } from './model/article-document.ts'
import { ArticleUploadError, type UploadedImage, type UploadOptions } from './services.ts'
import { editorInJsdom, openEditor, paragraph, pasteFiles, pngFile, stored } from './testing/open-editor.tsx'

editorInJsdom()

async function chooseFromMenu({ type }: Awaited<ReturnType<typeof openEditor>>, name: string): Promise<void> {
  await type('/')
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

describe('images chosen in the dialog of the host', () => {
  const choosing = (...chosen: (UploadedImage | File)[]) => vi.fn(async () => chosen)

  it('are stored already, or files that are sent', async () => {
    const chooseImages = choosing(stored, pngFile(), { ...stored, url: 'javascript:alert(1)' })
    const editor = await openEditor({ services: { uploadImage: async () => stored, chooseImages } })
    const { blocks } = editor
    await chooseFromMenu(editor, 'Image')
    await waitFor(() =>
      expect(blocks()?.filter(({ type }) => type === 'image')).toEqual([
        { type: 'image', url: stored.url, caption: '', mapObjectId: null, size: { width: 20, height: 10 } },
        { type: 'image', url: stored.url, caption: '', mapObjectId: null, size: { width: 20, height: 10 } },
      ]),
    )
    expect(chooseImages).toHaveBeenCalledWith({ max: ARTICLE_LIMITS.galleryImages })
  })

  it('fill a gallery as far as there is room', async () => {
    const many = Array.from({ length: ARTICLE_LIMITS.galleryImages + 1 }, () => stored)
    const chooseImages = choosing(...many)
    const editor = await openEditor({ services: { uploadImage: async () => stored, chooseImages } })
    const { blocks } = editor
    await chooseFromMenu(editor, 'Gallery')
    await waitFor(() => expect(blocks()).toContainEqual(expect.objectContaining({ type: 'gallery' })))
    const gallery = blocks()?.find((block) => block.type === 'gallery')
    expect(gallery).toMatchObject({ images: { length: ARTICLE_LIMITS.galleryImages } })
  })

  it('change nothing when the writer gives up or the dialog breaks', async () => {
    const chooseImages = vi.fn(async (): Promise<UploadedImage[]> => []).mockRejectedValueOnce(new Error('broken'))
    const editor = await openEditor({ services: { uploadImage: async () => stored, chooseImages } })
    const { blocks } = editor
    for (let time = 1; time <= 2; time++) {
      await chooseFromMenu(editor, 'Image')
      await waitFor(() => expect(chooseImages).toHaveBeenCalledTimes(time))
    }
    expect((blocks() ?? []).every(({ type }) => type === 'paragraph')).toBe(true)
  })
})

describe('images', () => {
  it('join the article when their file is stored, after a retry', async () => {
    const uploadImage = vi.fn(async () => stored).mockRejectedValueOnce(new ArticleUploadError('The disk is full.'))
    const { field, blocks } = await openEditor({ services: { uploadImage } })
    pasteFiles(field, pngFile())
    expect(await screen.findByText('The disk is full.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const image = { type: 'image', url: stored.url, caption: '', mapObjectId: null, size: { width: 20, height: 10 } }
    await waitFor(() => expect(blocks()).toContainEqual(image))
    fireEvent.change(screen.getByLabelText('Caption'), { target: { value: 'A gate' } })
    fireEvent.change(screen.getByLabelText('Place on the map'), { target: { value: 'pass' } })
    await waitFor(() => expect(blocks()).toContainEqual({ ...image, caption: 'A gate', mapObjectId: 'pass' }))
  })

  it('are sent again when the network is back', async () => {
    const uploadImage = vi.fn(async () => stored).mockRejectedValueOnce(new ArticleUploadError('No connection.'))
    const { field, blocks } = await openEditor({ services: { uploadImage } })
    pasteFiles(field, pngFile())
    expect(await screen.findByText('No connection.')).toBeTruthy()
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(blocks()).toContainEqual(expect.objectContaining({ type: 'image', url: stored.url })))
    fireEvent(window, new Event('online'))
    expect(uploadImage).toHaveBeenCalledTimes(2)
  })

  it('are left alone by the network once they are removed', async () => {
    const uploadImage = vi.fn(() => Promise.reject(new ArticleUploadError('No connection.')))
    const { field } = await openEditor({ services: { uploadImage } })
    pasteFiles(field, pngFile())
    fireEvent.click(await screen.findByRole('button', { name: 'Remove image' }))
    await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull())
    fireEvent(window, new Event('online'))
    expect(uploadImage).toHaveBeenCalledOnce()
  })

  it('stop sending when removed', async () => {
    const signals: AbortSignal[] = []
    const { field } = await openEditor({
      services: {
        uploadImage: (_file, { signal, onProgress }) => {
          signals.push(signal)
          onProgress(0.42)
          return new Promise(() => {})
        },
      },
    })
    pasteFiles(field, pngFile())
    expect(await screen.findByText('Uploading, 42%')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove image' }))
    await waitFor(() => expect(signals.map((signal) => signal.aborted)).toEqual([true]))
    expect(screen.queryByText('Uploading, 42%')).toBeNull()
  })

  it('of other types are refused with the reason', async () => {
    const { field } = await openEditor()
    const file = new File(['x'], 'a.svg', { type: 'image/svg+xml' })
    pasteFiles(field, file)
    expect(await screen.findByText('Use a JPEG, PNG or GIF image.')).toBeTruthy()
  })

  it('of types that the host names are sent', async () => {
    const uploadImage = vi.fn(async () => stored)
    const { field, blocks } = await openEditor({ services: { uploadImage, imageTypes: ['image/webp'] } })
    const file = new File(['x'], 'a.webp', { type: 'image/webp' })
    pasteFiles(field, file)
    await waitFor(() => expect(blocks()).toContainEqual(expect.objectContaining({ type: 'image', url: stored.url })))
    expect(uploadImage).toHaveBeenCalledOnce()
  })
})

/** A host whose uploads end when the test resolves them. */
function slowHost() {
  const deferred: { readonly signal: AbortSignal; readonly store: (image?: UploadedImage) => void }[] = []
  const uploadImage = (_file: File, { signal }: UploadOptions) =>
    new Promise<UploadedImage>((resolve) => {
      deferred.push({ signal, store: (image = stored) => resolve(image) })
    })
  return { deferred, services: { uploadImage } }
}

async function openGallery(count: number) {
  const host = slowHost()
  const onPendingUploadsChange = vi.fn()
  const opened = await openEditor({ services: host.services, onPendingUploadsChange })
  await opened.type('/gallery')
  await screen.findByRole('option', { name: 'Gallery' })
  opened.press('Enter')
  fireEvent.change(screen.getByLabelText('Image'), {
    target: { files: Array.from({ length: count }, (_, index) => pngFile(`${index}.png`)) },
  })
  await waitFor(() => expect(host.deferred).toHaveLength(count))
  opened.pause()
  const store = (index: number) => host.deferred[index]?.store({ ...stored, url: `/images/${index}.png` })
  const images = () => {
    const gallery = opened.blocks()?.find((block) => block.type === 'gallery')
    return gallery?.type === 'gallery' ? gallery.images.map(({ url }) => url) : []
  }
  return { ...opened, ...host, store, images, onPendingUploadsChange }
}

const storedImage = { type: 'image', url: stored.url, caption: '', mapObjectId: null, size: { width: 20, height: 10 } }

it.each(['on its way', 'stored'])('a copy of an image whose file is %s has its address too', async (stage) => {
  const { deferred, services } = slowHost()
  const { editor, field, blocks } = await openEditor({ services })
  pasteFiles(field, pngFile())
  await waitFor(() => expect(deferred).toHaveLength(1))
  const images = () => blocks()?.filter(({ type }) => type === 'image')
  if (stage === 'stored') {
    deferred[0]?.store()
    await waitFor(() => expect(images()).toEqual([storedImage]))
  }
  duplicateBlock(editor, editor.$node('image')?.pos ?? 0)
  deferred[0]?.store()
  await waitFor(() => expect(images()).toEqual([storedImage, storedImage]))
  expect(deferred).toHaveLength(1)
})

describe('undoing', () => {
  it('a caption typed during the upload leaves the stored image in the article', async () => {
    const { deferred, services } = slowHost()
    const { field, editor, blocks, pause } = await openEditor({ services })
    pasteFiles(field, pngFile())
    const caption = await screen.findByLabelText('Caption')
    pause()
    fireEvent.change(caption, { target: { value: 'A gate' } })
    deferred[0]?.store()
    await waitFor(() => expect(blocks()).toContainEqual({ ...storedImage, caption: 'A gate' }))
    editor.commands.undo()
    await waitFor(() => expect(blocks()).toContainEqual(storedImage))
    expect(screen.queryByText('The image couldn’t be uploaded.')).toBeNull()
    editor.commands.redo()
    await waitFor(() => expect(blocks()).toContainEqual({ ...storedImage, caption: 'A gate' }))
    expect(deferred).toHaveLength(1)
  })

  it('a gallery’s caption typed during the upload leaves the stored pictures in the article', async () => {
    const { editor, store, images, onChange, deferred } = await openGallery(2)
    fireEvent.change(screen.getByLabelText('Caption'), { target: { value: 'The pass' } })
    store(0)
    store(1)
    await waitFor(() => expect(images()).toEqual(['/images/0.png', '/images/1.png']))
    const before = onChange.mock.calls.length
    editor.commands.undo()
    await waitFor(() => expect(screen.getByLabelText('Caption')).toHaveProperty('value', ''))
    // At no moment is the host told of an article without the pictures.
    const told = onChange.mock.calls.slice(before).map(([{ blocks }]) => blocks.map(({ type }) => type))
    expect(told).toEqual([['gallery', 'paragraph']])
    expect(images()).toEqual(['/images/0.png', '/images/1.png'])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(deferred).toHaveLength(2)
  })

  it('the removal of an image that was being sent sends it again', async () => {
    const { deferred, services } = slowHost()
    const { field, editor, blocks, pause } = await openEditor({ services })
    pasteFiles(field, pngFile())
    const removal = await screen.findByRole('button', { name: 'Remove image' })
    pause()
    fireEvent.click(removal)
    await waitFor(() => expect(deferred[0]?.signal.aborted).toBe(true))
    editor.commands.undo()
    expect(await screen.findByText('Uploading, 0%')).toBeTruthy()
    // What the first request brings no longer counts.
    deferred[0]?.store({ ...stored, url: '/images/late.png' })
    deferred[1]?.store()
    await waitFor(() => expect(blocks()).toContainEqual(storedImage))
  })

  it('the removal of an image that failed offers to try again', async () => {
    const uploadImage = vi.fn(async () => stored).mockRejectedValueOnce(new ArticleUploadError('The disk is full.'))
    const { field, editor, blocks, pause } = await openEditor({ services: { uploadImage } })
    pasteFiles(field, pngFile())
    await screen.findByText('The disk is full.')
    pause()
    fireEvent.click(screen.getByRole('button', { name: 'Remove image' }))
    await waitFor(() => expect(screen.queryByText('The disk is full.')).toBeNull())
    editor.commands.undo()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(blocks()).toContainEqual(storedImage))
  })

  it('the removal of a gallery’s picture sends that picture again', async () => {
    const { editor, deferred, store, images } = await openGallery(2)
    fireEvent.click(screen.getByRole('button', { name: 'Remove image 1' }))
    await waitFor(() => expect(deferred.map(({ signal }) => signal.aborted)).toEqual([true, false]))
    store(1)
    await waitFor(() => expect(images()).toEqual(['/images/1.png']))
    editor.commands.undo()
    await waitFor(() => expect(deferred).toHaveLength(3))
    store(2)
    await waitFor(() => expect(images()).toEqual(['/images/2.png', '/images/1.png']))
  })

  it('the removal of a whole gallery sends its pictures again', async () => {
    const { editor, deferred, store, images, onPendingUploadsChange } = await openGallery(2)
    store(0)
    await waitFor(() => expect(images()).toEqual(['/images/0.png']))
    fireEvent.click(screen.getByRole('button', { name: 'Delete block' }))
    await waitFor(() => expect(onPendingUploadsChange).toHaveBeenLastCalledWith(0))
    expect(deferred[1]?.signal.aborted).toBe(true)
    editor.commands.undo()
    await waitFor(() => expect(onPendingUploadsChange).toHaveBeenLastCalledWith(1))
    store(2)
    await waitFor(() => expect(images()).toEqual(['/images/0.png', '/images/2.png']))
    expect(onPendingUploadsChange).toHaveBeenLastCalledWith(0)
  })

  it('and redoing the insertion brings the stored image back', async () => {
    const { field, editor, blocks } = await openEditor()
    pasteFiles(field, pngFile())
    await waitFor(() => expect(blocks()).toContainEqual(storedImage))
    editor.commands.undo()
    await waitFor(() => expect(blocks()).not.toContainEqual(storedImage))
    editor.commands.redo()
    await waitFor(() => expect(blocks()).toContainEqual(storedImage))
  })
})

describe('a file', () => {
  it('stops being sent when its image is deleted by the keyboard', async () => {
    const { deferred, services } = slowHost()
    const { field, editor } = await openEditor({ services })
    pasteFiles(field, pngFile())
    await waitFor(() => expect(deferred).toHaveLength(1))
    editor.chain().setNodeSelection(0).deleteSelection().run()
    expect(deferred[0]?.signal.aborted).toBe(true)
  })

  it('stops being sent when the host shows another article', async () => {
    const { deferred, services } = slowHost()
    const onPendingUploadsChange = vi.fn()
    const { field, show } = await openEditor({ services, onPendingUploadsChange })
    pasteFiles(field, pngFile())
    await waitFor(() => expect(onPendingUploadsChange).toHaveBeenLastCalledWith(1))
    show({ blocks: [paragraph('an earlier version')] })
    await waitFor(() => expect(onPendingUploadsChange).toHaveBeenLastCalledWith(0))
    expect(deferred[0]?.signal.aborted).toBe(true)
  })

  it('is not sent when the article has no room for its image', async () => {
    const { deferred, services } = slowHost()
    const onPendingUploadsChange = vi.fn()
    const full = { blocks: Array.from({ length: ARTICLE_LIMITS.blocks }, () => paragraph('x')) }
    const { field } = await openEditor({ value: full, services, onPendingUploadsChange })
    pasteFiles(field, pngFile())
    expect(await screen.findByText(/holds up to 500 blocks/)).toBeTruthy()
    expect(deferred).toEqual([])
    expect(onPendingUploadsChange).not.toHaveBeenCalled()
  })
})
