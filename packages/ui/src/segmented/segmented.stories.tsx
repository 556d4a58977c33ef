import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Segmented, SegmentedLinks } from './segmented.tsx'

function TravelMode() {
  const [value, setValue] = useState<'walking' | 'driving'>('walking')
  return (
    <Segmented
      label="移動の手段"
      options={[
        { value: 'walking', label: '歩く' },
        { value: 'driving', label: '車' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = { title: 'ui/Segmented', component: TravelMode, tags: ['both-themes'] } satisfies Meta<typeof TravelMode>
export default meta
type Story = StoryObj<typeof meta>

export const Chooses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('車'))
    await expect(canvas.getByRole('radio', { name: '車' })).toBeChecked()
  },
}

export const AsLinks: Story = {
  render: () => (
    <SegmentedLinks
      label="並び"
      links={[
        { href: '#recent', label: '新着', isCurrent: true },
        { href: '#popular', label: '人気', isCurrent: false },
      ]}
    />
  ),
}
