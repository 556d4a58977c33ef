import type { ApiError } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { useId, useState } from 'react'
import styles from './stock-modal.module.css'

interface NewCategoryProps {
  isCreating: boolean
  error: ApiError | null
  /** Answers the id of the new one, null when it was refused. */
  create: (name: string) => Promise<number | null>
  onCreated: (id: number) => void
}

/** One line for the name of another category. What was typed stays until it is made. */
export function NewCategory({ isCreating, error, create, onCreated }: NewCategoryProps) {
  const { t, formatError } = useLanguage()
  const [name, setName] = useState('')
  const id = useId()
  return (
    <form
      className={styles.create}
      onSubmit={async (event) => {
        event.preventDefault()
        const created = await create(name)
        if (created === null) return
        setName('')
        onCreated(created)
      }}
    >
      <input
        type="text"
        className={styles.input}
        value={name}
        placeholder={t('stock.newName')}
        aria-label={t('stock.newName')}
        aria-invalid={error !== null}
        aria-describedby={error ? id : undefined}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busyLabel={isCreating ? t('stock.creating') : undefined}>
        {t('stock.create')}
      </Button>
      {error ? (
        <p id={id} className={styles.error} role="alert">
          {formatError(error)}
        </p>
      ) : null}
    </form>
  )
}
