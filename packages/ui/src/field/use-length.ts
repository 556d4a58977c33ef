import { type FormEvent, useState } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

interface Written {
  value?: string | undefined
  defaultValue?: string | undefined
}

/** Counts characters as people see them typed, for controlled and uncontrolled controls alike. */
export function useLength({ value, defaultValue }: Written, max: number | null) {
  const [typed, setTyped] = useState(() => countCharacters(defaultValue ?? ''))
  const current = value === undefined ? typed : countCharacters(value)
  return {
    length: max === null ? undefined : { current, max },
    countTyped: (event: FormEvent<TextControl>) => setTyped(countCharacters(event.currentTarget.value)),
  }
}

/** Code points, as the server counts them. */
function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
