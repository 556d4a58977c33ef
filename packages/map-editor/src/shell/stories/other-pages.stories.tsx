import { type MapDocument, type MapObjectId, mainLine, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type CSSProperties, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { changesBetween, type Looks, looksOf, underRules } from '../../stories/computed-styles.ts'
import { button, editorMeta } from '../../stories/editor-story.ts'
import { HOST_ARTICLE, HOSTILE_RULES } from '../../stories/hostile-page.ts'
import { offlineStyle } from '../../stories/offline-style.ts'
import { everyKind, viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'
import { ElevationProfile, LayerList, MapView } from '../../view.ts'

const STYLE_SHEETS = import.meta.glob<string>('../../**/*.css', { query: '?inline', import: 'default', eager: true })

const CORNERS: readonly Position[] = [
  [137.81, 35.95],
  [137.83, 35.95],
  [137.82, 35.965],
]

const meta = {
  title: 'map-editor/In other pages',
  ...editorMeta,
  args: { ...editorMeta.args, document: everyKind, fitOnOpen: true },
  decorators: [
    (story) => (
      <div id="host" style={{ '--me-font': 'sans-serif' } as CSSProperties}>
        {story()}
      </div>
    ),
  ],
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

function Reader({ document }: { readonly document: MapDocument }) {
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  const line = mainLine(document)
  return (
    <div style={{ position: 'relative', width: 1000 }}>
      <div style={{ height: 500 }}>
        <MapView
          value={document}
          messages={ja}
          mapStyle={offlineStyle()}
          workerUrl={workerUrl}
          selectedId={selectedId}
        />
      </div>
      <LayerList
        messages={ja}
        layers={document.layers}
        mainLineId={document.mainLineId}
        selectedLayerId={null}
        selectedObjectId={selectedId}
        hiddenLayerIds={new Set()}
        onSelectObject={setSelectedId}
        onToggleLayer={() => {}}
      />
      {line && <ElevationProfile messages={ja} line={line} cursorMeters={null} onCursor={() => {}} variant="strip" />}
    </div>
  )
}

/** Every element of ours under `root`; MapLibre's own are dressed by its own style sheet. */
function ownElements(root: HTMLElement): readonly Element[] {
  const all = root.querySelectorAll('.mishiori-map-editor *, .mishiori-map-panel, .mishiori-map-panel *')
  const isMapLibres = (element: Element) =>
    element.closest('[class*="maplibregl-"]') === element || element.closest('.maplibregl-ctrl')
  return [...all].filter((element) => !isMapLibres(element))
}

/** Everything looks under a page's own rules as it does without them. */
async function expectUntouched(root: HTMLElement): Promise<void> {
  const elements = ownElements(root)
  await expect(elements.length).toBeGreaterThan(50)
  const before = looksOf(elements)
  const under: Looks = await underRules(HOSTILE_RULES, () => looksOf(elements))
  await expect(changesBetween(before, under)).toEqual([])
}

export const LooksTheSameInAnyPage: Story = {
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(within(canvasElement).getByText('沢の渡り'))
    const window = within(await within(canvasElement).findByRole('dialog'))
    await expectUntouched(canvasElement)
    await userEvent.click(window.getByRole('button', { name: ja.common.edit }))
    await expect(await window.findByRole('textbox', { name: /名前/ })).toBeVisible()
    await expectUntouched(canvasElement)
  },
}

export const DrawsTheSameInAnyPage: Story = {
  args: { fitOnOpen: false },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('s')
    await map.key('3')
    for (const position of CORNERS) await map.click(position)
    await map.key('g')
    await expect(await within(canvasElement).findByRole('group', { name: ja.vertices.list })).toBeVisible()
    await expectUntouched(canvasElement)
    await userEvent.click(button(canvasElement, ja.map.shortcuts))
    await expect(await within(canvasElement).findByRole('dialog', { name: ja.shortcuts.title })).toBeVisible()
    await expectUntouched(canvasElement)
  },
}

export const LooksTheSameOnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, ja.layers.open))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.layers.moreOf('帰り道') }))
    await expect(await within(canvasElement).findByRole('menu')).toBeVisible()
    await expectUntouched(canvasElement)
  },
}

const HOST_BUTTON =
  '@layer page { .of-the-page { width: 60px; padding: 7px; border: 3px dotted gold; background: navy; color: white } }'

/** What the host puts into a map looks as its page says. */
export const LeavesWhatTheHostPutInAlone: Story = {
  render: ({ document }) => (
    <div style={{ width: 1000, height: 500 }}>
      <style>{HOST_BUTTON}</style>
      <MapView
        value={document}
        messages={ja}
        mapStyle={offlineStyle()}
        workerUrl={workerUrl}
        controlExtras={
          <div>
            <button type="button" className="of-the-page">
              地図
            </button>
          </div>
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const { width, padding, border, backgroundColor } = getComputedStyle(button(canvasElement, '地図'))
    await expect({ width, padding, border, backgroundColor }).toEqual({
      width: '60px',
      padding: '7px',
      border: '3px dotted rgb(255, 215, 0)',
      backgroundColor: 'rgb(0, 0, 128)',
    })
  },
}

/** Panels of a reader's page, each on its own. */
export const ReadsTheSameInAnyPage: Story = {
  render: ({ document }) => <Reader document={document} />,
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(within(canvasElement).getByText('沢の渡り'))
    await expect(await within(canvasElement).findByRole('dialog')).toBeVisible()
    await expectUntouched(canvasElement)
  },
}

export const LeavesThePageAlone: Story = {
  render: () => <iframe title="A page" srcDoc={HOST_ARTICLE} width={800} height={600} />,
  play: async ({ canvasElement }) => {
    const page = await loadedPage(canvasElement)
    const elements = [page.documentElement, ...page.querySelectorAll('*')]
    const before = looksOf(elements)
    for (const text of Object.values(STYLE_SHEETS)) {
      const style = page.createElement('style')
      style.textContent = text
      page.head.append(style)
    }
    await expect([...page.styleSheets].flatMap(({ cssRules }) => selectorsForAnyone(cssRules))).toEqual([])
    await expect(getComputedStyle(page.documentElement).getPropertyValue('--me-brand')).not.toBe('')
    await expect(changesBetween(before, looksOf(elements))).toEqual([])
  },
}

const OWN_CLASS = /\.(mishiori-|_\w+_)/

/** Selectors that an element of the page could match. A rule that only sets our custom properties changes nothing there. */
function selectorsForAnyone(rules: CSSRuleList): readonly string[] {
  return [...rules].flatMap((rule) => {
    // Rules of another document are of that document's classes, so that they are told apart by what they have.
    const { selectorText, style, cssRules } = rule as Partial<CSSStyleRule>
    if (selectorText && OWN_CLASS.test(selectorText)) return []
    const declares = selectorText && [...(style ?? [])].some((property) => !property.startsWith('--me-'))
    return [...(declares ? [selectorText] : []), ...(cssRules ? selectorsForAnyone(cssRules) : [])]
  })
}

async function loadedPage(root: HTMLElement): Promise<Document> {
  return waitFor(
    () => {
      const page = root.querySelector('iframe')?.contentDocument
      if (!page?.querySelector('section')) throw new Error('The page is not there yet.')
      return page
    },
    { timeout: 30_000 },
  )
}
