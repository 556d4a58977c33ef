import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DisclosureMenu } from '../disclosure-menu/disclosure-menu.tsx'
import { Modal } from './modal.tsx'

function OpenedModal() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>ひらく</Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="「沢の渡り」を削除しますか"
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              キャンセル
            </Button>
            <Button variant="danger" onClick={close}>
              削除する
            </Button>
          </>
        }
      >
        <p>元に戻せません。</p>
      </Modal>
    </>
  )
}

const meta = { title: 'ui/Modal', component: OpenedModal } satisfies Meta<typeof OpenedModal>
export default meta
type Story = StoryObj<typeof meta>

export const TrapsFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    const dialog = canvas.getByRole('dialog', { name: '「沢の渡り」を削除しますか' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement) // the dialog has just taken the focus
    await expect(dialog).toHaveAccessibleDescription('元に戻せません。')
  },
}

export const GivesFocusBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'ひらく' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

function TwoSteps() {
  const [title, setTitle] = useState<string | null>(null)
  return (
    <>
      {title === null ? <Button onClick={() => setTitle('アカウントを作る')}>ひらく</Button> : null}
      <Modal isOpen={title !== null} onClose={() => setTitle(null)} title={title ?? ''}>
        {title === 'アカウントを作る' ? (
          <Button onClick={() => setTitle('メールを確かめてください')}>作る</Button>
        ) : (
          <input aria-label="コード" />
        )}
      </Modal>
    </>
  )
}

/** The focus moves on by itself when what had it is gone, and screen readers are silent about that. */
export const SaysItsTitleWhenTheFocusWasLost: Story = {
  beforeEach: () => {
    const activation = { hasBeenActive: true, isActive: true }
    const spied = spyOn(navigator, 'userActivation', 'get').mockReturnValue(activation)
    return () => spied.mockRestore()
  },
  render: () => <TwoSteps />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    const dialog = canvas.getByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('アカウントを作る'))
    await userEvent.click(within(dialog).getByRole('button', { name: '作る' }))
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('メールを確かめてください'))
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'コード' })).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
}

/** The second press of a double one lands beside the dialog that the first one opened. */
export const ADoublePressOnlyOpensIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    const dialog = canvas.getByRole('dialog')
    await fireEvent.pointerDown(dialog)
    await expect(dialog).toHaveAttribute('open')
    await waitFor(async () => {
      await fireEvent.pointerDown(dialog)
      await expect(dialog).not.toHaveAttribute('open')
    })
  },
}

function TakenOut() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>ひらく</Button>
      {isOpen ? (
        <Modal isOpen onClose={() => setIsOpen(false)} title="公開しました">
          <p>だれでも読めます。</p>
        </Modal>
      ) : null}
    </>
  )
}

export const GivesFocusBackWhenItIsTakenOut: Story = {
  ...GivesFocusBack,
  render: () => <TakenOut />,
}

/** Enter on what has the focus deletes nothing. */
export const AsksBeforeItDeletes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    await expect(canvas.getByRole('button', { name: 'キャンセル' })).toHaveFocus()
  },
}

const ACTIONS = (
  <>
    <Button variant="ghost">キャンセル</Button>
    <Button variant="primary">公開する</Button>
  </>
)

export const BeginsAtItsMainAction: Story = {
  render: () => (
    <Modal isOpen onClose={() => {}} title="公開しますか" actions={ACTIONS}>
      <p>だれでも読めます。</p>
    </Modal>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '公開する' })).toHaveFocus(),
}

export const BeginsAtItsFirstField: Story = {
  render: () => (
    <Modal isOpen onClose={() => {}} title="公開しますか" actions={ACTIONS}>
      <input type="hidden" name="key" />
      <label>
        <input type="radio" name="audience" /> だれでも
      </label>
      <label>
        <input type="radio" name="audience" defaultChecked /> 自分だけ
      </label>
    </Modal>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: '自分だけ' })).toHaveFocus(),
}

function Sent() {
  const [isSent, setIsSent] = useState(false)
  const send = <Button onClick={() => setIsSent(true)}>送る</Button>
  return (
    <Modal
      isOpen
      onClose={() => {}}
      title="報告"
      actions={isSent ? <Button key="close">閉じる</Button> : <i>{send}</i>}
    >
      <p>{isSent ? '送りました。' : '送りますか。'}</p>
    </Modal>
  )
}

/** The button that was pressed is gone with the form; without another place for it the focus would be on the page behind. */
export const KeepsFocusWhenItGoesOn: Story = {
  render: () => <Sent />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '送る' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '閉じる' })).toHaveFocus())
  },
}

function FromMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <DisclosureMenu summary="もっと">
        <Button onClick={() => setIsOpen(true)}>報告</Button>
      </DisclosureMenu>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="報告">
        <p>何がありましたか。</p>
      </Modal>
    </>
  )
}

/** The entry that opened it is hidden again by then. */
export const GivesFocusBackToAClosedMenu: Story = {
  render: () => <FromMenu />,
  play: async ({ canvas }) => {
    const menu = canvas.getByText('もっと')
    await userEvent.click(menu)
    await userEvent.click(canvas.getByRole('button', { name: '報告' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(menu).toHaveFocus())
  },
}
