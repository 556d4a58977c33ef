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

const meta = { title: 'ui/Segmented', component: TravelMode } satisfies Meta<typeof TravelMode>
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

/** In a row that scrolls, as that of a list on a phone, the current one is seen. */
export const InARowThatScrolls: Story = {
  render: () => (
    <div style={{ width: 250 }}>
      <style>{'[data-row] > nav { display: flex; flex-wrap: nowrap; width: 100%; overflow-x: auto }'}</style>
      <div data-row>
        <SegmentedLinks
          label="並び"
          links={['新着', '人気', 'コピーの多い順', '時間の短い順', '登りの多い順'].map((label, index) => {
            return { href: `#${index}`, label, isCurrent: index === 3 }
          })}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect()
    const current = canvas.getByRole('link', { name: '時間の短い順' }).getBoundingClientRect()
    await expect(current.left).toBeGreaterThanOrEqual(row.left)
    await expect(current.right).toBeLessThanOrEqual(row.right)
  },
}

export const OnAPhone: Story = {
  render: () => (
    <div style={{ width: 350 }}>
      <SegmentedLinks
        label="並び"
        links={['ルートの多い順', 'ナイスルートの多い順', 'コピーの多い順', '新着'].map((label, index) => {
          return { href: `#${index}`, label, isCurrent: index === 0 }
        })}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(right - left).toBeLessThanOrEqual(350)
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
  },
}
