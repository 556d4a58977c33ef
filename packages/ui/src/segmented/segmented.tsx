import { type ReactNode, useEffect, useId, useRef } from 'react'
import { UiLink } from '../link/link.tsx'
import styles from './segmented.module.css'

export interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few modes that takes effect at once. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} data-on={option.value === value || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

export interface SegmentedLinksProps {
  label: string
  links: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
}

export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  const group = useRef<HTMLElement>(null)
  const current = links.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => {
    // Where it scrolls sideways.
    const [box, link] = [group.current?.getBoundingClientRect(), group.current?.children[current]]
    if (!group.current || !box || !link) return
    const { left, width } = link.getBoundingClientRect()
    group.current.scrollLeft += left - box.left - (box.width - width) / 2
  }, [current])
  return (
    <nav ref={group} aria-label={label} className={styles.group}>
      {links.map((link) => (
        <UiLink
          key={link.href}
          href={link.href}
          className={styles.segment}
          aria-current={link.isCurrent ? 'page' : undefined}
        >
          {link.label}
        </UiLink>
      ))}
    </nav>
  )
}

export interface SegmentedSubmitProps<Value extends string> {
  label: string
  /** Of the field that the chosen value is sent as. */
  name: string
  options: readonly { readonly value: Value; readonly label: ReactNode }[]
  value: Value
}

/** A choice that its form sends at once, also without scripts. */
export function SegmentedSubmit<Value extends string>({ label, name, options, value }: SegmentedSubmitProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="submit"
          name={name}
          value={option.value}
          className={styles.segment}
          aria-pressed={option.value === value}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
