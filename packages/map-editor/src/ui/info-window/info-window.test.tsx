// @vitest-environment jsdom
import { MAP_LIMITS } from '@mishiori/map-document'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ImageAnswer } from '../../core/services.ts'
import { en } from '../../messages/en.ts'
import { dangerSpot, passLine } from '../../stories/panels/story-map.ts'
import { InfoWindow } from './info-window.tsx'
import type { InfoWindowMode, InfoWindowProps } from './info-window-props.ts'

afterEach(cleanup)

function renderWindow(mode: InfoWindowMode, props: Partial<InfoWindowProps> = {}) {
  const editing = { onSave: vi.fn(), onDelete: vi.fn(), onPreview: vi.fn() }
  const onClose = vi.fn()
  function Controlled() {
    const [shown, setShown] = useState(mode)
    return (
      <InfoWindow
        messages={en}
        object={dangerSpot}
        isMain={false}
        editing={editing}
        onClose={onClose}
        {...props}
        mode={shown}
        onModeChange={setShown}
      />
    )
  }
  render(<Controlled />)
  return { editing, onClose }
}

const saveButton = () => screen.getByRole('button', { name: 'Save' })
const isRefusing = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

it('says what is in another language than the page, word by word', () => {
  const { name, description } = dangerSpot
  renderWindow('view', { langOf: (_, words) => (words === 'description' ? 'ja' : undefined) })
  expect(screen.getByText(description).lang).toBe('ja')
  expect(screen.getByRole('heading', { name }).hasAttribute('lang')).toBe(false)
})

describe('InfoWindow while editing', () => {
  it.each([
    ['Name', 'name', 1, true],
    ['Name', 'name', MAP_LIMITS.nameLength.max, true],
    ['Name', 'name', MAP_LIMITS.nameLength.max + 1, false],
    ['Description', 'description', MAP_LIMITS.descriptionLength.max, true],
    ['Description', 'description', MAP_LIMITS.descriptionLength.max + 1, false],
  ])('%s: %s of %i characters can be saved: %s', async (label, field, length, isAllowed) => {
    const { editing } = renderWindow('info')
    const input = screen.getByRole('textbox', { name: new RegExp(label) })
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.paste('x'.repeat(length))
    expect(screen.getByText(new RegExp(`^${length} / `))).toBeDefined()
    expect(isRefusing(saveButton())).toBe(!isAllowed)
    await userEvent.click(saveButton())
    if (isAllowed) expect(editing.onSave.mock.calls[0]?.[0]).toHaveProperty(field, 'x'.repeat(length))
    else expect(editing.onSave).not.toHaveBeenCalled()
  })

  it('leaves the colours and icons as they are while a name is written', async () => {
    renderWindow('info')
    const touch = vi.fn()
    const seen = new MutationObserver(touch)
    for (const group of screen.getAllByRole('radiogroup')) seen.observe(group, { attributes: true, subtree: true })
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'x')
    expect(touch).not.toHaveBeenCalled()
    seen.disconnect()
    await userEvent.click(screen.getByRole('radio', { name: 'Green' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true)
  })

  it('has tabs that own what they show', async () => {
    renderWindow('info')
    const [info, icon] = screen.getAllByRole('tab')
    if (!info || !icon) throw new Error('two tabs are expected')
    expect(screen.getByRole('tabpanel', { name: 'Info' }).id).toBe(info.getAttribute('aria-controls'))
    await userEvent.click(icon)
    const panel = screen.getByRole('tabpanel', { name: icon.textContent ?? '' })
    expect(panel.id).toBe(icon.getAttribute('aria-controls'))
    expect(panel.contains(screen.getAllByRole('radio')[0] ?? null)).toBe(true)
  })

  it('says once that a name is required, and counts for the eye alone', async () => {
    renderWindow('info')
    const name = screen.getByRole('textbox', { name: 'Name', description: '' })
    await userEvent.type(name, 'x'.repeat(3))
    expect(screen.getByRole('textbox', { name: 'Name', description: '' })).toBe(name)
    expect(screen.getByRole('radiogroup', { name: 'Color' })).toBeDefined()
    await userEvent.clear(name)
    expect(screen.getByRole('textbox', { name: 'Name', description: 'Enter a name.' })).toBe(name)
  })

  it('takes nothing for a translation that the own words would say, and shows them beside', async () => {
    const { name, description } = dangerSpot
    const editing = { onSave: vi.fn(), onDelete: vi.fn(), translating: { language: 'en-us', name, description } }
    renderWindow('info', { editing })
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect([input.value, input.placeholder, input.lang]).toEqual(['', name, 'en-us'])
    expect(input.getAttribute('aria-describedby')).toContain('hint')
    expect(screen.getByText(en.info.original(name))).toBeDefined()
    await userEvent.click(saveButton())
    expect(editing.onSave.mock.calls[0]?.[0]).toMatchObject({ name, description })
  })

  it('refuses a name of spaces and says why', async () => {
    renderWindow('info')
    const name = screen.getByRole('textbox', { name: /Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, '   ')
    expect(isRefusing(saveButton())).toBe(true)
    expect(saveButton().title).toBe('Enter a name.')
    expect(name.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the colour that is being tried in its head', async () => {
    renderWindow('color')
    const look = () => screen.getByRole('heading').previousElementSibling?.getAttribute('style')
    expect(look()).toContain(`--me-map-${dangerSpot.color}`)
    await userEvent.click(screen.getByRole('radio', { name: 'Purple' }))
    expect(look()).toContain('--me-map-purple')
  })

  it('keeps the draft while its tabs are switched, and forgets it on Cancel', async () => {
    const { editing } = renderWindow('info')
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), ' 2')
    await userEvent.click(screen.getByRole('tab', { name: 'Icon' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Campground' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Info' }))
    expect(screen.getByDisplayValue(`${dangerSpot.name} 2`)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel', description: '' }))
    expect(editing.onPreview).toHaveBeenLastCalledWith(null)
    expect(editing.onSave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(screen.getByDisplayValue(dangerSpot.name)).toBeDefined()
  })

  it('saves all fields with Enter', async () => {
    const { editing } = renderWindow('info')
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), '!{Enter}')
    expect(editing.onSave).toHaveBeenCalledExactlyOnceWith({
      name: `${dangerSpot.name}!`,
      description: dangerSpot.description,
      color: 'yellow',
      icon: 'caution',
      seenOn: null,
    })
  })

  it('offers no icon for a line', () => {
    renderWindow('info', { object: passLine() })
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.getAllByRole('radio')).toHaveLength(12)
  })
})

it.each(['Edit', 'Color', 'Delete'])('goes back to %s after it was given up', async (begun) => {
  renderWindow('view')
  await userEvent.click(screen.getByRole('button', { name: begun }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: begun }))
})

it('goes on to a neighbour when a photo is removed, and to the button that adds some after the last', async () => {
  const images = ['/a.jpg', '/b.jpg', '/c.jpg']
  const editing = { onSave: vi.fn(), onDelete: vi.fn(), onPreview: vi.fn() }
  const photos = { uploadImage: vi.fn(), onIssue: vi.fn() }
  renderWindow('info', { object: { ...dangerSpot, display: 'image', images }, editing: { ...editing, photos } })
  const tile = (number: number, count: number) =>
    screen.getByRole('button', { name: en.photos.alt(dangerSpot.name, number, count) })
  const remove = async (number: number, count: number) => {
    await userEvent.click(tile(number, count))
    await userEvent.click(screen.getByRole('button', { name: en.photos.remove }))
  }
  await remove(2, 3)
  expect(document.activeElement).toBe(tile(2, 2))
  await remove(2, 2)
  expect(document.activeElement).toBe(tile(1, 1))
  await remove(1, 1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: en.photos.add }))
})

describe('photos of other sites', () => {
  const foreign = 'https://photos.example.org/gate.jpg'
  const own = `${location.origin}/files/own.jpg`
  const spot = { ...dangerSpot, display: 'image', images: [own, foreign] } as const

  it('that a page forbids to load are links that say where they are', () => {
    renderWindow('view', { object: spot })
    for (const image of screen.getAllByRole('img')) fireEvent.error(image)
    const link = screen.getByRole('link', { name: 'Image on another site (photos.example.org)' })
    expect(link.getAttribute('href')).toBe(foreign)
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByText(en.photos.alt(dangerSpot.name, 1, 2))).toBeDefined()
  })

  it('are not loaded in the form of an editor that can store them, until it has', async () => {
    const taken = `${location.origin}/files/taken.jpg`
    const takeOverImage = vi.fn(async (): Promise<ImageAnswer> => ({ ok: true, url: taken }))
    takeOverImage.mockResolvedValueOnce({ ok: false, message: 'The other site did not give it.' })
    const editing = { onSave: vi.fn(), onDelete: vi.fn(), onPreview: vi.fn() }
    renderWindow('info', { object: spot, editing: { ...editing, photos: { takeOverImage, onIssue: vi.fn() } } })
    const sources = () => [...document.querySelectorAll('img')].map(({ src }) => src)
    expect(sources()).toEqual([own])
    expect(screen.getByText('Photo 2 is on photos.example.org. Readers see a link to it.')).toBeDefined()
    expect(takeOverImage).not.toHaveBeenCalled()
    const button = screen.getByRole('button', { name: 'Import it here' })
    await userEvent.click(button)
    expect(await screen.findByText('The other site did not give it.')).toBeDefined()
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    expect(await screen.findByRole('button', { name: en.photos.alt(dangerSpot.name, 2, 2) })).toBe(
      document.activeElement,
    )
    expect(sources()).toEqual([own, taken])
    await userEvent.click(saveButton())
    expect(editing.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ photos: { display: 'image', images: [own, taken] } }),
    )
  })

  it('are photos like others in an editor that cannot store them', () => {
    const editing = { onSave: vi.fn(), onDelete: vi.fn(), onPreview: vi.fn() }
    renderWindow('info', { object: spot, editing: { ...editing, photos: { onIssue: vi.fn() } } })
    expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([own, foreign])
    expect(screen.queryByRole('button', { name: 'Import it here' })).toBeNull()
  })
})

describe('InfoWindow deleting', () => {
  it('asks in place and returns to view on Cancel', async () => {
    const { editing } = renderWindow('view')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.getByText('You can undo this.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(editing.onDelete).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Delete' })).toBe(document.activeElement)
  })

  it('has its question read, with the name as it is written now', async () => {
    const draft = { name: 'Lookout', description: '', color: dangerSpot.color }
    renderWindow('info', { editing: { onSave: vi.fn(), onDelete: vi.fn(), draft } })
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = screen.getByRole('alertdialog', {
      name: en.info.deleteTitle('Lookout'),
      description: en.info.deleteUndoable,
    })
    expect(question.contains(document.activeElement)).toBe(true)
  })

  it('gives the focus back to Delete on Escape', async () => {
    renderWindow('info')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete' })).toBe(document.activeElement)
  })

  it('deletes on the second press', async () => {
    const { editing } = renderWindow('deleting')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(editing.onDelete).toHaveBeenCalledOnce()
  })
})

describe('InfoWindow viewing', () => {
  it('closes with Esc', async () => {
    const { onClose } = renderWindow('view', { takesFocus: true })
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('does not offer what cannot be done: main already, nothing editable', () => {
    const editing = { onSave: vi.fn(), onDelete: vi.fn(), onSetMain: vi.fn() }
    renderWindow('view', { object: passLine(), isMain: true, editing })
    expect(screen.getByText('Main line')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Make main line' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit points' })).toBeNull()
  })
})
