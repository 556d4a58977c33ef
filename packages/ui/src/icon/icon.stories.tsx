import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'
import names from './icon-names.json'
import * as icons from './icons.ts'

const meta = { title: 'ui/Icon', component: Icon, args: { path: icons.path } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

const paths = new Map<string, string>(Object.entries(icons))

export const All: Story = {
  render: () => (
    <ul
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 12, fontSize: 13 }}
    >
      {Object.keys(names).map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon path={paths.get(name) ?? ''} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
