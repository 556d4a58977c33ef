import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const TABS = [
  { value: 'map', label: 'マップ', content: '地図に描きます' },
  { value: 'content', label: '本文', content: 'ことばを添えます' },
  { value: 'setting', label: '設定', content: '公開の範囲をえらびます' },
] as const

function EditorTabs() {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('map')
  return <Tabs label="編集" tabs={TABS} value={value} onChange={setValue} />
}

const meta = { title: 'ui/Tabs', component: EditorTabs } satisfies Meta<typeof EditorTabs>
export default meta
type Story = StoryObj<typeof meta>

export const MovesByArrows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'マップ' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '本文' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: '本文' })).toHaveTextContent('ことばを添えます')
  },
}
