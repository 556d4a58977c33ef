import type { Suggestions } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { HeaderSearch } from './header-search.tsx'

const SUGGESTIONS: Suggestions = {
  routes: [
    {
      id: 7,
      language: 'ja',
      title: '鳥居峠を越える',
      translation: { title: 'Over the Torii Pass' },
      place_ja: '長野県 木祖村',
      place_en: 'Kiso, Nagano, Japan',
    },
  ],
  places: [
    { place_id: 'gazetteer:1', kind: 'peak', name: '鳥居峠', address: '長野県 木祖村', lat: 35.958, lng: 137.803 },
  ],
  users: [{ id: 1, name: 'torii', nickname: 'とりい', avatar: null }],
  tags: [{ name: '鳥居', uses: 3 }],
}

const answer = fn<() => Promise<Response>>()
const onLeave = fn()
/** The requests that the server received. */
let requests: string[] = []

const meta = {
  title: 'web/site-shell/Header search',
  decorators: [withSite],
  component: HeaderSearch,
  render: (props) => (
    <div style={{ height: 400, maxWidth: 380 }}>
      <HeaderSearch {...props} />
      <Address />
    </div>
  ),
  beforeEach: () => {
    requests = []
    onLeave.mockClear()
    answer.mockImplementation(async () => Response.json(SUGGESTIONS))
    const real = window.fetch
    window.fetch = async (input, init) => {
      const address = String(input)
      if (!address.startsWith('/api/v1/suggestions')) return real(input, init)
      requests.push(address)
      return answer()
    }
    return () => {
      window.fetch = real
    }
  },
} satisfies Meta<typeof HeaderSearch>
export default meta
type Story = StoryObj<typeof meta>

export const SuggestsOfEveryKind: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, '鳥居')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5))
    await expect(requests).toEqual([`/api/v1/suggestions?q=${encodeURIComponent('鳥居')}&hl=ja`])
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('option', { name: /とりい/ }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/users/1'))
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

export const ByKeyboardAlone: Story = {
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('torii')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const box = canvas.getByRole('combobox')
    await expect(box).toHaveFocus()
    const chosen = canvas.getByRole('option', { selected: true })
    await expect(box).toHaveAttribute('aria-activedescendant', chosen.id)
    await expect(chosen).toHaveTextContent('鳥居峠')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/search/map?lat=35.95800'))
  },
}

export const WithoutAnAnswer: Story = {
  play: async ({ canvas }) => {
    answer.mockImplementation(async () => new Response(null, { status: 503 }))
    await userEvent.type(canvas.getByRole('combobox'), '鳥居')
    await waitFor(() => expect(requests).toHaveLength(1))
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/routes?q='))
  },
}

/** As on a phone, whose header has a button in its place. */
function OpenedSearch({ onLeave }: { onLeave?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <HeaderSearch isFocused {...(onLeave && { onLeave })} />
  return <Button onClick={() => setIsOpen(true)}>Open</Button>
}

export const OnAPhone: Story = {
  args: { onLeave },
  render: OpenedSearch,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(onLeave).toHaveBeenCalledOnce()
  },
}
