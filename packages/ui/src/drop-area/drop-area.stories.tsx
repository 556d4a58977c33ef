import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fileArrowUp } from '../icon/icons.ts'
import { DropArea } from './drop-area.tsx'

const onFiles = fn()

const meta = {
  title: 'ui/DropArea',
  component: DropArea,
  args: {
    icon: fileArrowUp,
    title: 'ファイルをここに置く',
    text: 'GPX・KML。まとめて10個まで選べます。',
    choose: 'ファイルを選ぶ',
    accept: '.gpx,.kml',
    onFiles,
  },
} satisfies Meta<typeof DropArea>
export default meta
type Story = StoryObj<typeof meta>

export const TakesFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    const file = new File(['<gpx/>'], 'pass.gpx')
    const input = canvasElement.querySelector('input') ?? canvasElement
    await userEvent.upload(input, file)
    await expect(onFiles).toHaveBeenLastCalledWith([file])
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([''], 'dropped.kml'))
    canvas
      .getByText('ファイルをここに置く')
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(onFiles.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['dropped.kml'])
  },
}

export const TakesFilesDroppedBeside: Story = {
  play: async () => {
    const dropOn = (target: EventTarget, name: string) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([''], name))
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      target.dispatchEvent(event)
      return event
    }
    onFiles.mockClear()
    await expect(dropOn(document.body, 'missed.gpx').defaultPrevented).toBe(true)
    await expect(onFiles.mock.calls.map(([[file]]) => file.name)).toEqual(['missed.gpx'])
    // what another part of the page took
    const taken = (event: Event) => event.preventDefault()
    document.body.addEventListener('drop', taken)
    dropOn(document.body, 'taken.gpx')
    document.body.removeEventListener('drop', taken)
    await expect(onFiles).toHaveBeenCalledTimes(1)
  },
}
