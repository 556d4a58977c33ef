import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { en } from '../../messages/en.ts'
import type { MapEditorMessages, ShortcutName } from '../../messages/messages.ts'
import { inLanguage, MapBackdrop } from '../../stories/panels/story-support.tsx'
import { DropOverlay } from './drop-overlay.tsx'
import { MapUnavailable } from './map-unavailable.tsx'
import { NoticeStack } from './notice-stack.tsx'
import { SHORTCUT_KEYS, ShortcutSheet } from './shortcut-sheet.tsx'

interface OverlaysProps {
  readonly messages: MapEditorMessages
  readonly onClose: () => void
}

const meta = {
  title: 'map-editor/Overlays',
  decorators: [
    (Story) => (
      <MapBackdrop style={{ minHeight: 420 }}>
        <Story />
      </MapBackdrop>
    ),
    inLanguage,
  ],
  args: { messages: en, onClose: fn() },
} satisfies Meta<OverlaysProps>
export default meta
type Story = StoryObj<OverlaysProps>

export const DropOver: Story = {
  render: ({ messages }) => <DropOverlay messages={messages} state={{ kind: 'over' }} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(/GPX.*GeoJSON/)
    await expect(status).toHaveAttribute('aria-busy', 'false')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const DropOverWithPhotos: Story = {
  render: ({ messages }) => <DropOverlay messages={messages} state={{ kind: 'over' }} takesPhotos />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/写真スポット|photo spot/)).toBeVisible()
  },
}

export const DropWhileDrawing: Story = {
  render: ({ messages }) => <DropOverlay messages={messages} state={{ kind: 'busy' }} takesPhotos />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/キャンセル|Cancel/i)
    await expect(canvas.queryByText(/GPX/)).toBeNull()
  },
}

export const DropReading: Story = {
  render: ({ messages, onClose }) => (
    <DropOverlay
      messages={messages}
      state={{ kind: 'reading', fileName: '2026-10-18_torii-pass.gpx', fraction: 0.4 }}
      onCancel={onClose}
    />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Unavailable: Story = {
  render: ({ messages, onClose }) => <MapUnavailable messages={messages} reason="style" onRetry={onClose} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/背景を読み込めません|background couldn’t be loaded/)
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again/ }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutWebgl: Story = {
  render: ({ messages }) => <MapUnavailable messages={messages} reason="webgl" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/WebGL/)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Notices: Story = {
  render: ({ messages, onClose }) => (
    <NoticeStack
      messages={messages}
      onDismiss={onClose}
      notices={[
        { id: 'a', tone: 'success', title: messages.notices.imported('鳥居峠', 12), details: ['wpt 3', 'trk 9'] },
        { id: 'b', tone: 'info', title: messages.announce.cancelled },
        {
          id: 'c',
          tone: 'warning',
          title: messages.issues['layer.object_limit_reached']({ code: 'layer.object_limit_reached', max: 100 }),
        },
        { id: 'd', tone: 'danger', title: messages.map.unavailableStyle },
      ]}
    />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /閉じる|Close/ })[3] ?? canvas.getByRole('alert'))
    await expect(args.onClose).toHaveBeenCalledWith('d')
  },
}

const allNames = Object.keys(SHORTCUT_KEYS) as ShortcutName[] // the keys of a Record<ShortcutName, …>

export const Shortcuts: Story = {
  render: ({ messages, onClose }) => (
    <ShortcutSheet
      messages={messages}
      isOpen
      onClose={onClose}
      names={allNames}
      hostShortcuts={[{ keys: ['Alt', '2'], label: 'Content' }]}
    />
  ),
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveAttribute('open'))
    await expect(canvas.getByText('Content').nextElementSibling).toHaveTextContent('Alt2')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
