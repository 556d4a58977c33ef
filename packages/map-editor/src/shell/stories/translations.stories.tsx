import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { MapEditorServices } from '../../core/services.ts'
import { en } from '../../messages/en.ts'
import { editorMeta } from '../../stories/editor-story.ts'
import { markMessages, unmarkedText } from '../../stories/marked-messages.ts'
import { everyKind, straight, viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'

/** Another language, of which every word can be told from those that were not given. */
const marked = markMessages(en)

/** A host with every service, all of which refuse: what they say is part of the vocabulary, too. */
const services: MapEditorServices = {
  readRouteFile: () => Promise.reject(new Error('no files here')),
  uploadImage: () => Promise.reject(new Error('no pictures here')),
  fetchDirections: async () => ({ ok: false, problem: 'notFound' }),
  searchPlaces: async () => ({ ok: false, problem: 'unavailable' }),
  fetchElevations: async () => ({ ok: false }),
}

const meta = {
  title: 'map-editor/In another language',
  ...editorMeta,
  args: { ...editorMeta.args, document: everyKind, messages: marked, services },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const NAMES = everyKind.layers.flatMap(({ name, objects }) => [name, ...objects.map((object) => object.name)])
const expectOnlyHostMessages = async (root: HTMLElement) => expect(unmarkedText(root, NAMES)).toEqual([])

/** Whatever is opened: no word that the host has not given. */
export const SaysNoWordOfItsOwn: Story = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    const map = await MapDriver.open(canvasElement, viewpoint)
    await expectOnlyHostMessages(canvasElement)
    for (const key of ['v', 'p', 'i', 'l', 'n', 's', '/', 'h', 'k']) {
      await map.key(key)
      await expectOnlyHostMessages(canvasElement)
      await map.key('Escape')
      await map.key('Escape')
    }
    await map.key('h')
    await map.key('n')
    for (const position of straight.slice(0, 2)) await map.click(position)
    await root.findAllByText(marked.directions.problems.notFound)
    await expectOnlyHostMessages(canvasElement)
    await map.key('Escape')
    await map.key('Escape')
    await map.key('l')
    for (const position of straight) await map.click(position)
    await map.key('g')
    await root.findByRole('group', { name: marked.guide.label })
    await expectOnlyHostMessages(canvasElement)
    await map.key('Enter')
    await userEvent.click(root.getByText('沢の渡り'))
    const window = within(await root.findByRole('dialog', { name: marked.info.label('沢の渡り') }))
    await expectOnlyHostMessages(canvasElement)
    await userEvent.click(window.getByRole('button', { name: marked.common.edit }))
    await expectOnlyHostMessages(canvasElement)
    await map.key('?')
    await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
    await expectOnlyHostMessages(canvasElement)
  },
}
