import { buttonClass } from '@repo/ui/button-class'
import { pageTitle } from '../../platform/url/page-title.ts'
import styles from './error-message.module.css'

/** The last resort, when not even the language of the page is known: both, in one sentence each. */
export function UntranslatedError() {
  return (
    <main className={styles.page} id="content">
      <title>{pageTitle(undefined)}</title>
      <h1 className={styles.title}>
        表示できませんでした
        <br />
        <span lang="en">Something broke on our side</span>
      </h1>
      <p>
        <a className={buttonClass({ variant: 'primary' })} href="/">
          トップへもどる / <span lang="en">Back to the top page</span>
        </a>
      </p>
    </main>
  )
}
