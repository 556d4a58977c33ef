import { type Ref, useId } from 'react'
import { Button } from '../button/button.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import { Modal } from '../modal/modal.tsx'

interface FormModalProps extends Omit<DialogProps, 'actions'> {
  /** The word of the button that closes it. */
  cancel: string
  /** The word of the button that sends it. */
  submit: string
  /** In place of that word while it is sent. */
  busyLabel?: string | undefined
  onSubmit: (form: HTMLFormElement) => void
  formRef?: Ref<HTMLFormElement>
  formClassName?: string | undefined
}

/** A form in the middle of the page. The browser checks no field: who sends it says what is wrong. */
export function FormModal(props: FormModalProps) {
  const { cancel, submit, busyLabel, onSubmit, formRef, formClassName, children, ...dialog } = props
  const formId = useId()
  return (
    <Modal
      {...dialog}
      actions={
        <>
          <Button variant="ghost" onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busyLabel={busyLabel}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={formId}
        className={formClassName}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event.currentTarget)
        }}
      >
        {children}
      </form>
    </Modal>
  )
}
