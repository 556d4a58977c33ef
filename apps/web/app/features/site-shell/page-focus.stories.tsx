import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PageFocus } from './page-focus.tsx'

function Site() {
  return (
    <>
      <nav aria-label="ページ">
        <Link to="/second">次のページ</Link>
        <Link to="/form">フォーム</Link>
        <Link to="/late">遅れて届くページ</Link>
        <Link to="/second#place">ページの中の場所</Link>
        <Link to="?page=2">同じページの続き</Link>
      </nav>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <PageFocus />
    </>
  )
}

function Form() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1>記入</h1>
      <input ref={field} aria-label="名前" />
    </>
  )
}

/** As an editor, whose parts come after its address. */
function Late() {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? (
    <section>
      <h1>届いたページ</h1>
    </section>
  ) : (
    <div>
      <h1>準備中</h1>
    </div>
  )
}

const Stub = createRoutesStub([
  {
    path: '/',
    Component: Site,
    children: [
      { index: true, Component: () => <h1>はじまり</h1> },
      {
        path: 'second',
        Component: () => (
          <>
            <h1>二つ目</h1>
            <p id="place">ここ</p>
          </>
        ),
      },
      { path: 'form', Component: Form },
      { path: 'late', Component: Late },
    ],
  },
])

const meta = {
  title: 'web/site-shell/Page focus',
  component: PageFocus,
  render: () => <Stub />,
} satisfies Meta<typeof PageFocus>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'はじまり' })).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: '次のページ' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '二つ目' })).toHaveFocus())
    const { boxShadow } = getComputedStyle(canvas.getByRole('heading', { name: '二つ目' }))
    await expect(boxShadow).toBe('none')
  },
}

export const NotWithinAPage: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('link', { name: '同じページの続き' })
    await userEvent.click(more)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(more).toHaveFocus()
  },
}

export const AtThePlaceOfTheAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'ページの中の場所' }))
    await waitFor(() => expect(canvas.getByText('ここ')).toHaveFocus())
  },
}

export const WhereThePageHasPutIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'フォーム' }))
    const field = await canvas.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(field).toHaveFocus()
  },
}

export const AtAHeadingThatComesLater: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '遅れて届くページ' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '届いたページ' })).toHaveFocus())
  },
}
