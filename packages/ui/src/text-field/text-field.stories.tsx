import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, userEvent } from 'storybook/test'
import { focusWrongField } from '../field/field.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: { label: '名前', isRequired: true, placeholder: '例：沢の渡り' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const CountsWhatIsTyped: Story = {
  args: { max: 5 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '名前' }) // that it is required, its state says
    await expect(input).toBeRequired()
    await userEvent.type(input, '沢の渡')
    await expect(canvas.getByText('3 / 5')).not.toBeVisible()
    await userEvent.type(input, 'り')
    await expect(canvas.getByText('4 / 5')).toBeVisible()
    await expect(input).not.toHaveAccessibleDescription()
  },
}

export const Invalid: Story = {
  args: { error: '名前を入力してください。' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /名前/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('名前を入力してください。')
  },
}

export const TooLong: Story = {
  args: { max: 5, defaultValue: '🗻🗻🗻🗻🗻🗻', hint: '短く書きます' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 / 5')).toBeVisible()
  },
}

export const WithoutCounter: Story = {
  args: { max: null, hint: '確認コードを送ります' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ \/ /)).toBeNull()
  },
}

function Refused({ isLed = false }) {
  const [names, setNames] = useState(['', ''])
  const [hasTried, setHasTried] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(() => setHasTried(true))
        if (isLed) focusWrongField(event.currentTarget)
      }}
    >
      {['名前', '場所'].map((label, index) => (
        <TextField
          key={label}
          label={label}
          value={names[index]}
          error={hasTried && names[index] === '' ? `${label}を入力してください。` : undefined}
          onChange={({ currentTarget }) => setNames(names.with(index, currentTarget.value))}
        />
      ))}
      <button type="submit">送る</button>
    </form>
  )
}

/** Whoever comes to a field hears what is wrong with it; only what happens where one is has to be told. */
export const ErrorsAreToldOnce: Story = {
  render: () => <Refused />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '送る' }))
    const name = canvas.getByRole('textbox', { name: '名前' })
    await expect(name).toHaveAccessibleDescription('名前を入力してください。')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.type(name, 'a')
    await userEvent.clear(name)
    await expect(canvas.getByRole('alert')).toHaveTextContent('名前を入力してください。')
  },
}

export const ARefusedFormLeadsToItsFirstError: Story = {
  render: () => <Refused isLed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '送る' }))
    const name = canvas.getByRole('textbox', { name: '名前' })
    await expect(name).toHaveFocus()
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getByRole('alert')).toHaveTextContent('名前を入力してください。')
    await expect(name).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(name).toHaveAccessibleDescription('名前を入力してください。')
  },
}
