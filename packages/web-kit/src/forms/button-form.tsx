import { Form, type FormProps } from 'react-router'

/** A form with nothing to fill in: screen readers list it as the button that it is, not among the forms of a page. */
export function ButtonForm(props: FormProps) {
  return <Form role="none" {...props} />
}
