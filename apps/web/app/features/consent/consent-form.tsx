import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { Form } from 'react-router'
import styles from './consent-form.module.css'

interface ConsentFormProps {
  allowsMarketing: boolean
  isSaved: boolean
  messages: {
    readonly needed: string
    readonly marketing: string
    readonly save: string
    readonly saved: string
  }
}

/** The optional cookies that a visitor allows. */
export function ConsentForm({ allowsMarketing, isSaved, messages }: ConsentFormProps) {
  return (
    <Form method="post" className={styles.form}>
      <Checkbox label={messages.needed} checked disabled readOnly />
      <Checkbox
        key={String(allowsMarketing)}
        name="marketing"
        value="1"
        label={messages.marketing}
        defaultChecked={allowsMarketing}
      />
      <div className={styles.end}>
        <Button type="submit" variant="primary">
          {messages.save}
        </Button>
        <span role="status">{isSaved ? messages.saved : null}</span>
      </div>
    </Form>
  )
}
