import { MAP_LIMITS } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { en, enTravel } from '../../messages/en.ts'
import { jaTravel } from '../../messages/ja.ts'
import { dangerSpot, passLine } from '../../stories/panels/story-map.ts'
import { inLanguage, MapBackdrop } from '../../stories/panels/story-support.tsx'
import { aCircle, aRecording } from '../../testing/fixtures.ts'
import { InfoWindow } from './info-window.tsx'
import type { InfoWindowProps } from './info-window-props.ts'

const editing = { onSave: fn(), onDelete: fn(), onPreview: fn() }
const lineEditing = { ...editing, onEditLine: fn(), onSetMain: fn() }

function Controlled(props: InfoWindowProps) {
  const [mode, setMode] = useState(props.mode)
  return <InfoWindow {...props} mode={mode} onModeChange={setMode} />
}

const meta = {
  title: 'map-editor/InfoWindow',
  component: InfoWindow,
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <MapBackdrop style={{ width: 420, paddingBlock: 24 }}>
        <Story />
      </MapBackdrop>
    ),
    inLanguage,
  ],
  args: {
    messages: en,
    object: dangerSpot,
    isMain: false,
    mode: 'view',
    editing,
    onModeChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof InfoWindow>
export default meta
type Story = StoryObj<typeof meta>

const label = {
  name: /^(名前|Name)/,
  save: /^(保存|Save)$/,
  cancel: /^(キャンセル|Cancel)$/,
  edit: /^(編集|Edit)$/,
  delete: /^(削除する|Delete)$/,
}

export const View: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: dangerSpot.name })).toBeVisible()
    await expect(canvas.getByText(dangerSpot.description)).toBeVisible()
  },
}

export const LineView: Story = {
  args: { object: { ...passLine(), description: '峠道は石畳が残ります。' }, editing: lineEditing },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /メインにする|Make main line/ }))
    await expect(lineEditing.onSetMain).toHaveBeenCalled()
  },
}

const START = Date.UTC(2026, 9, 18)

/** Ten minutes north, five at a spring, ten minutes on; a position each minute. */
const withAPause = aRecording({
  path: Array.from({ length: 26 }, (_, minute) => [137.8, 35.9 + Math.min(minute, Math.max(10, minute - 5)) / 1500]),
  timestampsMs: Array.from({ length: 26 }, (_, minute) => START + minute * 60_000),
})

export const PausesOfARecording: Story = {
  args: { object: withAPause },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^(Moving|動いていた時間)$/)).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/(Paused5 min \(once\)|止まっていた時間5 分（1回）)/)
  },
}

export const Translating: Story = {
  args: {
    mode: 'info',
    editing: {
      ...editing,
      translating: { language: 'en-us', name: dangerSpot.name, description: dangerSpot.description },
    },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', label)
    await expect(name).toHaveValue('')
    await expect(name).toHaveAttribute('placeholder', dangerSpot.name)
    await expect(name).toHaveAttribute('lang', 'en-us')
    await userEvent.type(name, 'Loose stones')
    await userEvent.click(canvas.getByRole('button', { name: label.save }))
    await expect(editing.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Loose stones', description: dangerSpot.description }),
    )
  },
}

export const MainLineView: Story = {
  args: { object: passLine(), isMain: true, editing: lineEditing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(メインの線|Main line)$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /メインにする|Make main line/ })).toBeNull()
  },
}

export const ReadOnly: Story = {
  render: ({ editing: _, ...args }) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: label.edit })).toBeNull()
  },
}

export const EditInfo: Story = {
  args: { mode: 'info' },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: label.name })
    await userEvent.clear(name)
    await userEvent.type(name, '木橋')
    await userEvent.click(canvas.getByRole('button', { name: label.save }))
    await expect(editing.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ name: '木橋', icon: 'caution' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: label.edit }))
    await expect(canvas.getByRole('textbox', { name: label.name })).toHaveFocus()
  },
}

export const NoGoArea: Story = {
  args: { object: aCircle({ isNoGo: true }), mode: 'info', editing: { ...editing, onEditShape: fn() } },
  render: ({ messages, ...args }) => (
    <Controlled {...args} messages={{ ...messages, travel: messages.locale === en.locale ? enTravel : jaTravel }} />
  ),
  play: async ({ canvas }) => {
    const isNoGo = canvas.getByRole('switch', { name: /^(新しいルート線が通らない場所|No-go area for new routes)$/ })
    await expect(isNoGo).toBeChecked()
    isNoGo.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: label.save }))
    await expect(editing.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ isNoGo: false }))
    await expect(canvas.getByText(/^(新しいルート線が通らない場所|No-go area for new routes)$/)).toBeVisible()
  },
}

export const EditIcon: Story = {
  args: { mode: 'icon' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(19)
    await userEvent.click(canvas.getByRole('radio', { name: /^(キャンプ場|Campground)$/ }))
    await expect(editing.onPreview).toHaveBeenLastCalledWith(expect.objectContaining({ icon: 'campground' }))
  },
}

export const EditColor: Story = {
  args: { mode: 'color', object: passLine(), editing: lineEditing },
  play: async ({ canvas }) => {
    const red = canvas.getByRole('radio', { name: /^(赤|Red)$/ })
    red.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /^(ピンク|Pink)$/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: label.save }))
    await expect(lineEditing.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ color: 'pink' }))
  },
}

export const NameMissing: Story = {
  args: { mode: 'info', object: { ...dangerSpot, name: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: label.save })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/名前を入力してください。|Enter a name./, { selector: 'span span' })).toBeVisible()
  },
}

export const TooLong: Story = {
  args: {
    mode: 'info',
    object: {
      ...dangerSpot,
      name: '長'.repeat(MAP_LIMITS.nameLength.max + 7),
      description: '長い'.repeat(MAP_LIMITS.descriptionLength.max / 2 + 1),
    },
  },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/文字までです|Keep it to/)
    }
    await expect(canvas.getByRole('button', { name: label.save })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Deleting: Story = {
  args: { mode: 'deleting' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(削除する|Delete)$/ }))
    await expect(editing.onDelete).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: label.cancel }))
    await expect(canvas.getByRole('button', { name: label.delete })).toHaveFocus()
  },
}

export const LongTexts: Story = {
  args: {
    object: { ...dangerSpot, name: '沢の渡り '.repeat(30), description: '雨のあとは水が増えます。\n'.repeat(40) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: label.edit })).toBeVisible()
    const window = canvas.getByRole('dialog')
    await expect(window.scrollWidth).toBeLessThanOrEqual(window.clientWidth)
  },
}

export const EscapeReturnsThenCloses: Story = {
  args: { mode: 'info' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: label.name }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
