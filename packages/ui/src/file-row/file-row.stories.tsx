import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { file } from '../icon/icons.ts'
import { FileRow } from './file-row.tsx'

const meta = { title: 'ui/FileRow' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <FileRow name="torii-pass.gpx" state="done" icon={file} actions={null}>
        <p>線 2・スポット 6、1.2 MB</p>
      </FileRow>
      <FileRow name="kisoji-detour.kml" state="underway" icon={file} actions={null}>
        <p>64%</p>
      </FileRow>
      <FileRow name={`${'とても長い名前'.repeat(20)}.txt`} state="failed" icon={file} actions={null}>
        <p>GPXかKMLのファイルを選んでください。</p>
      </FileRow>
    </ul>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
