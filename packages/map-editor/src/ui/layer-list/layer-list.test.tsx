// @vitest-environment jsdom
import { MAP_LIMITS, mapObjectId } from '@mishiori/map-document'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { LayerListHarness } from '../../stories/panels/layer-list-harness.tsx'
import { fullDocument, recordedLayer, storyDocument, storyLayers } from '../../stories/panels/story-map.ts'
import { aLine, aSpot } from '../../testing/fixtures.ts'
import { LayerList } from './layer-list.tsx'
import type { LayerListEditing, LayerListProps } from './layer-list-props.ts'

afterEach(cleanup)

const item = (name: RegExp) => screen.getByRole('treeitem', { name })
const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label')?.split(',')[0])

function editingSpies(): LayerListEditing {
  return {
    onAddLayer: vi.fn(),
    onRenameLayer: vi.fn(),
    onDeleteLayer: vi.fn(),
    onMoveLayer: vi.fn(),
    onRenameObject: vi.fn(),
    onDeleteObject: vi.fn(),
    onMoveObject: vi.fn(),
    onRecolorObjects: vi.fn(),
    onMoveObjects: vi.fn(),
    onDeleteObjects: vi.fn(),
    onJoinLines: vi.fn(),
  }
}

function renderList(props: Partial<LayerListProps> = {}) {
  const required: LayerListProps = {
    messages: en,
    layers: storyLayers,
    mainLineId: storyDocument.mainLineId,
    selectedLayerId: storyLayers[0]?.id ?? null,
    selectedObjectId: null,
    hiddenLayerIds: new Set(),
    onSelectLayer: vi.fn(),
    onSelectObject: vi.fn(),
    onToggleLayer: vi.fn(),
  }
  const all = { ...required, ...props }
  return { ...render(<LayerList {...all} />), props: all }
}

it('says which names another language lacks', () => {
  const [layer] = storyLayers
  const object = layer?.objects[0]
  if (!layer || !object) throw new Error('The story has a layer with an object.')
  renderList({ untranslatedIds: new Set([layer.id, object.id]) })
  const untranslated = screen.getAllByRole('treeitem', { name: new RegExp(en.layers.untranslated) })
  expect(untranslated.map((row) => row.getAttribute('data-row'))).toEqual([
    expect.stringContaining(layer.id),
    expect.stringContaining(object.id),
  ])
})

it('says which names are in another language than the page', () => {
  const [layer] = storyLayers
  const object = layer?.objects[0]
  if (!layer || !object) throw new Error('The story has a layer with an object.')
  renderList({ langOf: (id) => (id === layer.id || id === object.id ? 'ja' : undefined) })
  const tree = screen.getByRole('tree')
  const inJapanese = [...tree.querySelectorAll('[lang]')].map((name) => [name.textContent, name.getAttribute('lang')])
  expect(inJapanese).toEqual([
    [layer.name, 'ja'],
    [object.name, 'ja'],
  ])
})

it('says what Enter on a layer did, and of its objects that they are hidden', async () => {
  const [layer] = storyLayers
  const object = layer?.objects[0]
  if (!layer || !object) throw new Error('The story has a layer with an object.')
  const { rerender, props } = renderList()
  const spoken = () => screen.getByRole('status').textContent
  expect(spoken()).toBe('')
  rerender(<LayerList {...props} hiddenLayerIds={new Set([layer.id])} />)
  await vi.waitFor(() => expect(spoken()).toBe(en.announce.layerHidden(layer.name)))
  const row = document.querySelector(`[data-row$="${object.id}"]`)
  expect(row?.getAttribute('aria-label')).toContain(en.lines.hiddenState)
  rerender(<LayerList {...props} hiddenLayerIds={new Set()} />)
  await vi.waitFor(() => expect(spoken()).toBe(en.announce.layerShown(layer.name)))
})

describe('LayerList by keyboard', () => {
  it('hides and shows a layer with Enter, where layers cannot be selected', async () => {
    const { props, rerender } = renderList()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(props.onSelectLayer).toHaveBeenCalledWith(storyLayers[0]?.id)
    expect(props.onToggleLayer).not.toHaveBeenCalled()
    const { onSelectLayer: _, ...withoutSelecting } = props
    rerender(<LayerList {...withoutSelecting} />)
    await userEvent.keyboard('{Enter}')
    expect(props.onToggleLayer).toHaveBeenCalledWith(storyLayers[0]?.id)
  })

  it('is one tab stop, and arrow keys walk its rows', async () => {
    renderList()
    await userEvent.tab()
    expect(item(/^峠道/)).toBe(document.activeElement)
    await userEvent.keyboard('{ArrowDown}')
    expect(item(/^藪原宿〜奈良井宿/)).toBe(document.activeElement)
    await userEvent.keyboard('{End}')
    expect(item(/^雨の日/)).toBe(document.activeElement)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(item(/^峠道/).getAttribute('aria-expanded')).toBe('false')
  })

  it('keeps its focus when an object comes in front of a long list', () => {
    const [story, ...others] = storyLayers
    if (!story) throw new Error('The story has a layer.')
    const layer = { ...story, objects: Array.from({ length: 9 }, (_, at) => aSpot({ id: mapObjectId(`spot-${at}`) })) }
    const { rerender, props } = renderList({ layers: [layer, ...others] })
    const eighth = screen.getAllByRole('treeitem').find((row) => row.matches('[aria-level="2"][aria-posinset="8"]'))
    if (!eighth) throw new Error('The first layer is open.')
    act(() => eighth.focus())
    const key = eighth.dataset.row
    const objects = [aSpot({ id: mapObjectId('in-front') }), ...layer.objects]
    rerender(<LayerList {...props} layers={[{ ...layer, objects }, ...others]} />)
    expect(document.activeElement?.getAttribute('data-row')).toBe(key)
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('9')
  })

  it('opens an object with Enter and toggles its layer with H', async () => {
    const { props } = renderList()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}h')
    expect(props.onSelectObject).toHaveBeenCalledWith('pass')
    expect(props.onToggleLayer).toHaveBeenCalledWith('walk')
  })

  it('moves an object down, on into the next layer, and keeps the focus on it', async () => {
    render(<LayerListHarness messages={en} initial={storyDocument} />)
    await userEvent.click(screen.getByText('御嶽遥拝所'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(names().slice(4, 6)).toEqual(['見晴らしのよい一帯', '御嶽遥拝所'])
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(item(/^帰りの電車/).getAttribute('aria-label')).toContain('3 objects')
    expect(item(/^御嶽遥拝所/)).toBe(document.activeElement)
  })

  it('moves a layer with Alt and an arrow key, and not past the end', async () => {
    render(<LayerListHarness messages={en} initial={storyDocument} />)
    const layers = () => names().filter((name) => storyLayers.some((layer) => layer.name === name))
    await userEvent.click(screen.getByText('雨の日のまわり道'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}')
    expect(layers()).toEqual(['峠道(歩き)', '雨の日のまわり道', '帰りの電車'])
  })

  it('deletes with Delete and focuses the next row', async () => {
    render(<LayerListHarness messages={en} initial={storyDocument} />)
    await userEvent.click(screen.getByText('藪原宿の櫛店'))
    await userEvent.keyboard('{Delete}')
    expect(screen.queryByText('藪原宿の櫛店')).toBeNull()
    expect(item(/^沢の渡り/)).toBe(document.activeElement)
  })
})

describe('LayerList editing', () => {
  it.each([
    ['the last layer', storyLayers.slice(0, 1), 'The last layer can’t be deleted.'],
    ['a layer with a recording', [recordedLayer, ...storyLayers], 'A layer with a recording can’t be deleted.'],
  ])('does not delete %s and says why', async (_, layers, reason) => {
    const editing = editingSpies()
    renderList({ layers, selectedLayerId: layers[0]?.id ?? null, editing })
    await userEvent.click(screen.getByText(layers[0]?.name ?? ''))
    await userEvent.keyboard('{Delete}')
    expect(editing.onDeleteLayer).toHaveBeenCalledOnce() // who refuses it, with words
    await userEvent.keyboard('{ContextMenu}')
    const remove = screen.getByRole('menuitem', { name: /^Delete/, hidden: true })
    await userEvent.click(remove)
    expect(editing.onDeleteLayer).toHaveBeenCalledOnce()
    expect(within(remove).getByText(reason)).toBeDefined()
  })

  it('renames in place: Enter keeps, Esc does not', async () => {
    const editing = editingSpies()
    renderList({ editing })
    await userEvent.click(screen.getByText('帰りの電車'))
    await userEvent.keyboard('{F2}帰りのバス{Enter}')
    expect(editing.onRenameLayer).toHaveBeenCalledExactlyOnceWith('back', '帰りのバス')
    await userEvent.keyboard('{F2}船{Escape}')
    expect(editing.onRenameLayer).toHaveBeenCalledOnce()
    expect(item(/^帰りの電車/)).toBe(document.activeElement)
  })

  it.each([
    [MAP_LIMITS.nameLength.max, true],
    [MAP_LIMITS.nameLength.max + 1, false],
  ])('takes a name of %i characters: %s', async (length, isTaken) => {
    const editing = editingSpies()
    renderList({ editing })
    await userEvent.click(screen.getByText('帰りの電車'))
    await userEvent.keyboard('{F2}')
    await userEvent.paste('名'.repeat(length))
    await userEvent.keyboard('{Enter}')
    expect(editing.onRenameLayer).toHaveBeenCalledTimes(isTaken ? 1 : 0)
    expect(screen.queryAllByRole('alert')).toHaveLength(isTaken ? 0 : 1)
  })

  it('keeps Add focusable at ten layers and does nothing', async () => {
    const editing = editingSpies()
    renderList({ layers: fullDocument().layers, editing })
    const add = screen.getByRole('button', { name: 'Add' })
    await userEvent.click(add)
    expect(editing.onAddLayer).not.toHaveBeenCalled()
    expect(add.getAttribute('aria-disabled')).toBe('true')
  })

  it('shows no way to edit where editing is not allowed', async () => {
    renderList()
    await userEvent.tab()
    await userEvent.keyboard('{F2}{Delete}{ContextMenu}')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull()
    expect(screen.queryByRole('button', { name: /More for/ })).toBeNull()
  })
})

describe('LayerList with a full map', () => {
  it('renders only the rows of what changed', () => {
    const { layers, mainLineId } = fullDocument()
    const [first, ...others] = layers
    const [line, ...objects] = first?.objects ?? []
    if (!first || !line) throw new Error('The full document has objects')
    const changed = [{ ...first, objects: [{ ...line, name: 'Changed' }, ...objects] }, ...others]
    let rowsRendered = 0
    const counting = {
      ...en,
      objects: {
        ...en.objects,
        get kinds() {
          rowsRendered += 1 // every object row names its kind once
          return en.objects.kinds
        },
      },
    }
    const { props, rerender } = renderList({ messages: counting, layers, mainLineId, selectedLayerId: first.id })
    expect(rowsRendered).toBe(100)
    rowsRendered = 0
    rerender(<LayerList {...props} layers={changed} />)
    expect(screen.getByText('Changed')).toBeDefined()
    expect(rowsRendered).toBe(1)
  })
})

describe('LayerList with several objects picked', () => {
  async function begin() {
    const editing = editingSpies()
    renderList({ editing })
    await userEvent.click(screen.getByRole('button', { name: 'Select several' }))
    return editing
  }
  const [first, second] = storyLayers[0]?.objects ?? []

  it('gives them a colour, another layer or an end, in one go', async () => {
    const editing = await begin()
    await userEvent.click(screen.getByText(first?.name ?? ''))
    await userEvent.click(screen.getByText(second?.name ?? ''))
    expect(screen.getByRole('status').textContent).toBe('2 objects selected')
    const ids = [first?.id, second?.id]
    await userEvent.click(screen.getByRole('button', { name: 'Color' }))
    await userEvent.click(screen.getByRole('radio', { name: en.objects.colors.green }))
    expect(editing.onRecolorObjects).toHaveBeenCalledWith(ids, 'green')
    await userEvent.click(screen.getByRole('button', { name: 'Move to layer' }))
    await userEvent.click(screen.getByRole('menuitem', { name: storyLayers[1]?.name ?? '', hidden: true }))
    expect(editing.onMoveObjects).toHaveBeenCalledWith(ids, storyLayers[1]?.id)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(editing.onDeleteObjects).toHaveBeenCalledWith(ids)
  })

  it('picks by keyboard, a layer with all it holds, and ends with Escape', async () => {
    const editing = await begin()
    item(/^峠道/).focus()
    await userEvent.keyboard(' ')
    expect(item(/^峠道/).getAttribute('aria-checked')).toBe('true')
    await userEvent.keyboard('{ArrowDown} ')
    expect(item(/^峠道/).getAttribute('aria-checked')).toBe('mixed')
    await userEvent.keyboard('{Delete}')
    expect(editing.onDeleteObjects).toHaveBeenCalledWith(storyLayers[0]?.objects.slice(1).map(({ id }) => id))
    await userEvent.keyboard('{Escape}')
    expect(item(/^峠道/).hasAttribute('aria-checked')).toBe(false)
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('offers nothing while nothing is picked, and everything with one press', async () => {
    await begin()
    const remove = screen.getByRole('button', { name: 'Delete' })
    await userEvent.click(remove)
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(remove)
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }))
    const count = storyLayers.reduce((sum, { objects }) => sum + objects.length, 0)
    expect(screen.getByRole('status').textContent).toBe(`${count} objects selected`)
    await userEvent.click(screen.getByRole('button', { name: 'Select none' }))
    expect(screen.getByRole('status').textContent).toBe('0 objects selected')
  })

  it('joins two free lines, however far apart, and says why it joins nothing else', async () => {
    const line = (id: string) => aLine({ id: mapObjectId(id), name: id })
    const layers = storyLayers.map((layer, index) => ({
      ...layer,
      objects: [line(`line ${index}`), aSpot({ id: mapObjectId(`spot ${index}`), name: `spot ${index}` })],
    }))
    const editing = editingSpies()
    renderList({ editing, layers })
    await userEvent.click(screen.getByRole('button', { name: 'Select several' }))
    const join = screen.getByRole('button', { name: 'Join lines' })
    const refusal = () => document.getElementById(join.getAttribute('aria-describedby') ?? '')?.textContent
    await userEvent.click(screen.getByText('line 2'))
    expect(refusal()).toBe('Select exactly two lines to join them')
    await userEvent.click(screen.getByText('spot 0'))
    await userEvent.click(join)
    expect(editing.onJoinLines).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('spot 0'))
    await userEvent.click(screen.getByText('line 0'))
    expect(refusal()).toBeUndefined()
    await userEvent.click(join)
    expect(editing.onJoinLines).toHaveBeenCalledExactlyOnceWith('line 0', 'line 2')
  })
})

describe('behind a button', () => {
  const opener = () => screen.getByRole('button', { name: new RegExp(`^${en.layers.title}`) })

  it('hands the focus on as it opens and as Escape closes it', async () => {
    renderList({ isCollapsible: true })
    await userEvent.click(opener())
    expect(document.activeElement).toBe(screen.getAllByRole('treeitem')[0])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tree')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('closes when a reader has chosen an object', async () => {
    const { props } = renderList({ isCollapsible: true })
    await userEvent.click(opener())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(props.onSelectObject).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(opener())
  })

  it('stays open for those who edit', async () => {
    renderList({ isCollapsible: true, editing: editingSpies() })
    await userEvent.click(opener())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(screen.queryAllByRole('tree')).toHaveLength(1)
  })
})
