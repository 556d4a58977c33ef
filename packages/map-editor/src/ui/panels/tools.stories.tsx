import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { en } from '../../messages/en.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { inLanguage, MapBackdrop, PHONE } from '../../stories/panels/story-support.tsx'
import {
  cursorIcon,
  fileIcon,
  imageIcon,
  lineIcon,
  pathIcon,
  polygonIcon,
  searchIcon,
  textIcon,
} from '../icons/phosphor-paths.ts'
import type { ToolbarItem } from '../panel-props.ts'
import { GuideBar } from './guide-bar.tsx'
import { MapControls } from './map-controls.tsx'
import { Toolbar, UndoRedo } from './toolbar.tsx'

function toolsOf({ tools }: MapEditorMessages): readonly ToolbarItem[] {
  return [
    { id: 'select', label: tools.select, icon: cursorIcon, keyHint: 'V' },
    { id: 'spot', label: tools.spot, icon: textIcon, keyHint: 'P', startsGroup: true },
    { id: 'imageSpot', label: tools.imageSpot, icon: imageIcon, keyHint: 'I' },
    { id: 'line', label: tools.line, icon: lineIcon, keyHint: 'L', startsGroup: true },
    { id: 'navigationLine', label: tools.navigationLine, icon: pathIcon, keyHint: 'N' },
    { id: 'shape', label: tools.shape, icon: polygonIcon, keyHint: 'S' },
    { id: 'placeSearch', label: tools.placeSearch, icon: searchIcon, keyHint: '/', startsGroup: true },
    { id: 'file', label: tools.file, icon: fileIcon, isDisabled: true },
  ]
}

interface ToolsProps {
  readonly messages: MapEditorMessages
  readonly variant: 'bar' | 'dock'
  readonly onPress: (id: string) => void
}

function Tools({ messages, variant, onPress }: ToolsProps) {
  const [pressedId, setPressedId] = useState('select')
  const press = (id: string) => {
    setPressedId(id)
    onPress(id)
  }
  return (
    <Toolbar messages={messages} tools={toolsOf(messages)} pressedId={pressedId} onPress={press} variant={variant} />
  )
}

const meta = {
  title: 'map-editor/Tools',
  component: Tools,
  decorators: [
    (Story) => (
      <MapBackdrop>
        <Story />
      </MapBackdrop>
    ),
    inLanguage,
  ],
  args: { messages: en, variant: 'bar', onPress: fn() },
} satisfies Meta<typeof Tools>
export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('line')
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}

export const Dock: Story = {
  args: { variant: 'dock' },
  render: (args) => (
    <MapBackdrop style={{ ...PHONE, height: 'auto' }}>
      <Tools {...args} />
    </MapBackdrop>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: /その他|More/ }))
    await userEvent.click(canvas.getByRole('button', { name: /場所検索|Places/ }))
    await expect(args.onPress).toHaveBeenLastCalledWith('placeSearch')
  },
}

export const Guide: Story = {
  render: ({ messages }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <GuideBar
        messages={messages}
        message={messages.guide.extendLine('mouse')}
        detail="4.26 km"
        onCancel={fn()}
        onConfirm={fn()}
      />
      <GuideBar
        messages={messages}
        message={messages.guide.startLine('mouse')}
        confirmRefusal={messages.guide.confirmNeedsPoints(2)}
        onCancel={fn()}
        onConfirm={fn()}
      />
      <GuideBar messages={messages} message={messages.guide.extendLine('touch')} variant="message" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [whole, refusing] = canvas.getAllByRole('button', { name: /確定|Confirm/ })
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
    await expect(whole).not.toHaveAttribute('aria-disabled', 'true')
    await expect(refusing).toHaveAttribute('aria-disabled', 'true')
  },
}

const confirm = fn()
export const ConfirmSaysWhyNot: Story = {
  render: ({ messages }) => (
    <GuideBar
      messages={messages}
      message={messages.guide.startLine('keyboard')}
      confirmRefusal={messages.guide.confirmNeedsPoints(2)}
      onCancel={fn()}
      onConfirm={confirm}
    />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /確定|Confirm/ })
    await expect(button).toHaveAccessibleDescription(/2つ以上|at least 2/)
    await userEvent.click(button)
    await expect(confirm).not.toHaveBeenCalled()
  },
}

const zoomIn = fn()
export const Controls: Story = {
  render: ({ messages }) => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'flex-start' }}>
      <MapControls
        messages={messages}
        onZoomIn={zoomIn}
        onZoomOut={fn()}
        onFit={fn()}
        onLocate={fn()}
        onShowShortcuts={fn()}
      />
      <UndoRedo messages={messages} canUndo canRedo={false} onUndo={fn()} onRedo={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /拡大|Zoom in/ }))
    await expect(zoomIn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /やり直す|Redo/ })).toBeDisabled()
  },
}
