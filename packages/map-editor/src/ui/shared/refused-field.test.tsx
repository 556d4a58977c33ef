// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { DrawingActions } from '../panels/drawing-actions.tsx'
import { GuideBar } from '../panels/guide-bar.tsx'
import { LengthField } from './typed-field.tsx'

afterEach(cleanup)

const field = <LengthField messages={en} label="Radius" meters={500} onCommit={vi.fn()} />

it.each(['beside the guide', 'at the bottom of a phone'])(
  'confirms nothing while a size that was typed is refused, and goes back to it (%s)',
  async (place) => {
    const onConfirm = vi.fn()
    const shared = { messages: en, onCancel: vi.fn(), onConfirm }
    render(
      place === 'beside the guide' ? (
        <GuideBar {...shared} message="">
          {field}
        </GuideBar>
      ) : (
        <DrawingActions {...shared} title="Circle">
          {field}
        </DrawingActions>
      ),
    )
    const radius = screen.getByRole('textbox')
    const confirm = screen.getByRole('button', { name: new RegExp(`^${en.common.confirm}`) })
    await userEvent.clear(radius)
    await userEvent.type(radius, '0')
    await userEvent.click(confirm)
    expect(onConfirm).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(radius)
    expect(screen.getByRole('alert').textContent).toBe(en.shapes.sizeInvalid('km'))
    await userEvent.type(radius, '{Escape}')
    await userEvent.click(confirm)
    expect(onConfirm).toHaveBeenCalledOnce()
  },
)
