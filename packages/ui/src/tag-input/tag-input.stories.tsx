import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { TagInput, type TagSuggestion } from './tag-input.tsx'

const PROBLEMS = {
  duplicate: '同じタグは使えません。',
  tooMany: 'タグは3個までです。',
  tooLong: 'タグは10文字までです。',
}

interface StatefulTagInputProps {
  initial: readonly string[]
  suggestions?: readonly TagSuggestion[]
  onType?: (text: string) => void
}

function StatefulTagInput({ initial, ...suggesting }: StatefulTagInputProps) {
  const [tags, setTags] = useState(initial)
  return (
    <TagInput
      label="タグ"
      {...suggesting}
      tags={tags}
      onChange={setTags}
      limits={{ count: 3, length: 10 }}
      placeholder="例：紅葉"
      hint="Enter か「、」で追加します"
      problemText={(problem) => PROBLEMS[problem]}
    />
  )
}

const meta = {
  title: 'ui/TagInput',
  component: StatefulTagInput,
  args: { initial: ['日帰り', '紅葉'] },
} satisfies Meta<typeof StatefulTagInput>
export default meta
type Story = StoryObj<typeof meta>

export const AddsAndRemoves: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'タグ' })
    await userEvent.type(input, '古道、')
    await expect(canvas.getByText('3 / 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 日帰り' }))
    await userEvent.click(input)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByText('古道')).toBeNull()
    await expect(canvas.getByText('1 / 3')).not.toBeVisible()
  },
}

export const OffersSuggestions: Story = {
  args: { suggestions: [{ name: '紅葉' }, { name: '紅葉の名所', note: '12件' }, { name: '紅茶' }] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'タグ' })
    const offered = [...((input as HTMLInputElement).list?.options ?? [])].map(({ value, label }) => [value, label])
    await expect(offered).toEqual([
      ['紅葉の名所', '12件'],
      ['紅茶', ''],
    ])
    await userEvent.type(input, '紅葉の名所{Enter}')
    await expect(canvas.getByText('3 / 3')).toBeVisible()
  },
}

const onType = fn<(text: string) => void>()

/** As an input method writes: each state of the text, then the end. */
function compose(input: HTMLElement, ...texts: readonly string[]) {
  fireEvent.compositionStart(input)
  for (const value of texts) fireEvent.input(input, { target: { value }, isComposing: true })
  return { end: () => fireEvent.compositionEnd(input, { data: texts.at(-1) ?? '' }) }
}

export const WaitsForAnInputMethod: Story = {
  args: { initial: [], onType },
  play: async ({ canvas }) => {
    onType.mockClear()
    const input = canvas.getByRole('textbox', { name: 'タグ' })
    const first = compose(input, 'こ', 'こ、', 'こどう、')
    await expect(input).toHaveValue('こどう、')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    await expect(input).toHaveValue('こどう、')
    await expect(canvas.getByText('0 / 3')).toBeInTheDocument()
    await expect(onType).not.toHaveBeenCalled()
    first.end()
    await expect(canvas.getByText('こどう')).toBeVisible()
    await expect(input).toHaveValue('')

    compose(input, 'とうげ', '峠').end()
    await expect(onType).toHaveBeenLastCalledWith('峠')
    await expect(canvas.getByText('1 / 3')).toBeInTheDocument()
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    await expect(canvas.getByText('峠')).toBeVisible()
    await expect(canvas.getByText('2 / 3')).toBeInTheDocument()
  },
}

export const RefusesADuplicate: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'タグ' })
    await userEvent.type(input, '紅葉{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('同じタグは使えません。')
    await expect(input).toBeInvalid()
    await expect(canvas.getAllByText('紅葉')).toHaveLength(1)
  },
}

export const RefusesOneTooMany: Story = {
  args: { initial: ['日帰り', '紅葉', '古道'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'タグ' })
    await userEvent.type(input, '峠{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('タグは3個までです。')
    await expect(input).toBeInvalid()
    await expect(input).toHaveValue('峠')
  },
}
