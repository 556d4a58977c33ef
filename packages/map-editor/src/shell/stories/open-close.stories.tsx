import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { EditorStage, type EditorStageProps } from '../../stories/editor-stage.tsx'
import { editorMeta } from '../../stories/editor-story.ts'
import { type GlobalListeners, watchGlobalListeners } from '../../stories/global-listeners.ts'
import { everyKind, viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'

/** A page whose editor is opened and closed, as a tab or a dialog would. */
function Switched(props: EditorStageProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen && <EditorStage {...props} />}
    </>
  )
}

let listeners: GlobalListeners

const meta = {
  title: 'map-editor/Opened and closed',
  ...editorMeta,
  args: { ...editorMeta.args, document: everyKind, fitOnOpen: true },
  render: (args) => <Switched {...args} />,
  beforeEach: () => {
    listeners = watchGlobalListeners()
    return listeners.stop
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Works an editor a little, so that everything that listens has begun to. */
async function openAndClose(root: HTMLElement): Promise<void> {
  const activeBefore = listeners.active().length
  await userEvent.click(within(root).getByRole('button', { name: 'Open' }))
  const map = await MapDriver.open(root, viewpoint)
  await map.key('l')
  await map.key(' ')
  await map.key('Escape')
  await userEvent.click(within(root).getByText('沢の渡り'))
  await expect(await within(root).findByRole('dialog')).toBeVisible()
  await expect(listeners.active().length).toBeGreaterThan(activeBefore)
  await userEvent.click(within(root).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(root.querySelector('canvas')).toBeNull())
  await waitFor(() => expect(listeners.active()).not.toContain('mouseup false')) // the map goes after the next paint
}

export const LeavesNoListenerBehind: Story = {
  play: async ({ canvasElement }) => {
    // What is set up once for the page stays.
    await openAndClose(canvasElement)
    const once = listeners.active()
    for (let times = 0; times < 3; times += 1) await openAndClose(canvasElement)
    await expect(listeners.active()).toEqual(once)
  },
}
