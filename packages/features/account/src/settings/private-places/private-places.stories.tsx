import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { withAccountMessages } from '../../testing/with-account-messages.ts'
import type { PrivatePlaceList } from './private-place.ts'
import { PrivatePlaces } from './private-places.tsx'

const meta = {
  title: 'web/account/Private places',
  component: PrivatePlaces,
  decorators: [withAccountMessages, withSite],
} satisfies Meta<typeof PrivatePlaces>
export default meta
type Story = StoryObj<typeof meta>

const placeOf = (id: number, name: string) => ({ id, name, lat: 35.6 + id / 100, lng: 139.7, radius: 500 })
const listOf = (names: readonly string[], articles = { done: 0, total: 0 }): PrivatePlaceList => ({
  data: names.map((name, index) => placeOf(index, name)),
  articles,
})

/** What is pressed on the map, typed or found goes into the form; the middle of the map by a button. */
export const Some: Story = {
  args: { list: listOf(['自宅', LONG_TITLE]) },
  play: async ({ canvas, userEvent }) => {
    const [position] = canvas
      .getAllByRole('textbox', { name: '場所（緯度, 経度）' })
      .filter((field) => field.matches(':required'))
    if (!position) throw new Error('A new place has a position.')
    await expect(position).toHaveValue('')
    const middle = await canvas.findByRole('button', { name: '地図の中央を使う' })
    await waitFor(() => expect(middle).toBeEnabled(), { timeout: 20_000 })
    await userEvent.click(middle)
    await expect(canvas.getByDisplayValue(/^35\.\d{5}, 139\.\d{5}$/)).toBe(position)
    await userEvent.click(canvas.getByLabelText('自宅を変更'))
    await expect(canvas.getByDisplayValue('自宅')).toBeVisible()
  },
}

export const None: Story = {
  args: { list: listOf([]) },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No private places')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Address or place' })).toBeVisible()
  },
}

export const Full: Story = {
  args: { list: listOf(Array.from({ length: 10 }, (_, index) => `場所 ${index}`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/隠す場所は10か所までです/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'この場所を隠す' })).toBeNull()
  },
}

export const Working: Story = {
  args: { list: listOf(['自宅'], { done: 20, total: 48 }) },
  play: async ({ canvas }) => {
    const said = 'ルートを書き換えています：48件のうち20件が終わりました。'
    await expect(canvas.getByRole('progressbar', { name: said })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { list: listOf(['自宅']), problem: '同じ名前の場所があります。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('同じ名前の場所があります。')
  },
}
