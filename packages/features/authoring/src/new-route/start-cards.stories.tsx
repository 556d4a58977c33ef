import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { takeHandedOverFiles } from '../route-files/pending-files.ts'
import { CreateModal } from './create-modal.tsx'
import { StartCards } from './start-cards.tsx'

function Cards() {
  return (
    <>
      <StartCards />
      <Address />
    </>
  )
}

const meta = { title: 'web/home/Ways to begin', component: Cards, decorators: [withSite] } satisfies Meta<typeof Cards>
export default meta
type Story = StoryObj<typeof meta>

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const [CREATE, STRAVA, FILE] = ['create', 'create_from_strava', 'create_from_file'].map((end) => `/home/routes/${end}`)

export const WithStrava: Story = {
  parameters: { root: { hasStrava: true } },
  play: async ({ canvas }) => {
    await expect(hrefs(canvas.getAllByRole('link'))).toEqual([CREATE, STRAVA, FILE])
  },
}

export const WithoutStrava: Story = {
  play: async ({ canvas }) => {
    await expect(hrefs(canvas.getAllByRole('link'))).toEqual([CREATE, FILE])
  },
}

export const TakesDroppedFiles: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /ファイルから/ })
    const file = new File(['<gpx/>'], 'torii-pass.gpx')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    const drag = (type: string) =>
      card.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    drag('dragover')
    await waitFor(() => expect(card).toHaveAttribute('data-over', 'true'))
    drag('drop')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(String(FILE)))
    await expect(takeHandedOverFiles().map(({ name }) => name)).toEqual(['torii-pass.gpx'])
  },
}

export const InTheModal: Story = {
  parameters: { root: { hasStrava: true } },
  render: () => <CreateModal title="ルートを作る" isOpen onClose={() => {}} />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'ルートを作る' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.querySelector('#create-new-route')).toBeVisible()
    await expect(hrefs(canvas.getAllByRole('link'))).toEqual([CREATE, STRAVA, FILE])
  },
}
