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
