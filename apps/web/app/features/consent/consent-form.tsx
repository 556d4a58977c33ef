import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { Form } from 'react-router'
import styles from './consent-form.module.css'

interface ConsentFormProps {
  allowsMarketing: boolean
  isSaved: boolean
  words: {
    readonly needed: string
    readonly marketing: string
    readonly save: string
    readonly saved: string
  }
}

/** What somebody allows beside what is needed. */
export function ConsentForm({ allowsMarketing, isSaved, words }: ConsentFormProps) {
  return (
    <Form method="post" className={styles.form}>
      <Checkbox label={words.needed} checked disabled readOnly />
      <Checkbox
        key={String(allowsMarketing)}
        name="marketing"
        value="1"
        label={words.marketing}
        defaultChecked={allowsMarketing}
      />
      <div className={styles.end}>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
        <span role="status">{isSaved ? words.saved : null}</span>
      </div>
    </Form>
  )
}
