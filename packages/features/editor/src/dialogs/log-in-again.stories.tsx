import { openSave } from '@repo/authoring/testing/open-save'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { fakeApi } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withEditorMessagesInSite } from '../testing/story-messages.tsx'
import { SaveDialogs, useSaveDialogs } from './save-dialogs.tsx'

type Save = ReturnType<typeof openSave>

/** An editor whose save has just been refused, because the session is over. */
function EndedSession({ save }: { save: Save }) {
  const stops = useSaveDialogs(save.actor)
  const { flashes } = useFlashQueue()
  const state = useSelector(save.actor, ({ value }) => value.server)
  return (
    <>
      <p>{state === 'saving' ? '保存しています' : '未保存'}</p>
      <button type="button" onClick={stops.reopen}>
        ログイン
      </button>
      {flashes.map(({ title }) => (
        <p key={title}>{title}</p>
      ))}
      <SaveDialogs actor={save.actor} openStop={stops.openStop} onClose={stops.close} />
    </>
  )
}

async function endedSave({ isDeviceFull = false } = {}): Promise<Save> {
  const save = openSave()
  if (isDeviceFull) save.fillDevice()
  save.change('鳥居峠を越える')
  save.actor.send({ type: 'save.request', as: 'asDraft' })
  await save.pass(400)
  await save.answer({ kind: 'loggedOut' })
  return save
}

function Story({ isDeviceFull = false }: { isDeviceFull?: boolean }) {
  const [save, setSave] = useState<Save | null>(null)
  if (save) return <EndedSession save={save} />
  return (
    <button type="button" onClick={() => void endedSave({ isDeviceFull }).then(setSave)}>
      保存
    </button>
  )
}

const as = (id: number | null) =>
  fakeApi({
    'GET /api/v1/auth/providers': () => ({ data: [] }),
    'GET /api/v1/user': () => (id === null ? null : { id }),
  })

const meta = {
  title: 'web/editor/Log in again',
  component: Story,
  parameters: { root: { viewer: aViewer() }, action: () => ({ step: 'done' }) },
  decorators: [withEditorMessagesInSite, withSite],
  beforeEach: () => as(1),
} satisfies Meta<typeof Story>
export default meta
type StoryOf = StoryObj<typeof meta>

async function logIn(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: '保存' }))
  const sheet = await canvas.findByRole('dialog', { name: 'ログイン' })
  await userEvent.type(within(sheet).getByLabelText(/^メールアドレス/), 'mori@example.org')
  await userEvent.type(within(sheet).getByLabelText(/^パスワード/, { selector: 'input' }), 'a long way to the pass')
  await userEvent.click(within(sheet).getByRole('button', { name: 'ログイン' }))
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
}

export const GoesOnSaving: StoryOf = {
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByText('保存しています')).toBeVisible()
  },
}

export const IsSomebodyElse: StoryOf = {
  beforeEach: () => as(2),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByText(/^別のアカウントで/)).toBeVisible()
    await expect(canvas.getByText('未保存')).toBeVisible()
  },
}

export const OpensAgain: StoryOf = {
  beforeEach: () => as(null),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const sheet = await canvas.findByRole('dialog', { name: 'ログイン' })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(within(sheet).getByText(/この端末に残っています/)).toBeVisible()
    await expect(within(sheet).queryByRole('button', { name: 'アカウントを作る' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('未保存')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'ログイン' }))
    await waitFor(() => expect(sheet).toBeVisible())
  },
}

export const OnAFullDevice: StoryOf = {
  args: { isDeviceFull: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByRole('dialog', { name: 'ログイン' })
    await waitFor(() => expect(canvas.getByText(/画面を閉じずに/)).toBeVisible())
  },
}
