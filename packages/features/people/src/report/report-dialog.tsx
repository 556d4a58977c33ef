import { PRODUCT_LIMITS, REPORT_REASONS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { RadioGroup } from '@repo/ui/radio-group'
import { TextArea } from '@repo/ui/text-area'
import { useLanguage } from '@repo/web-kit/language'
import { useId } from 'react'
import styles from './report-dialog.module.css'
import type { ReportTarget } from './report-target.ts'
import { type SendReport, sendReport } from './send-report.ts'
import { useReportForm } from './use-report-form.ts'

interface ReportDialogProps {
  target: ReportTarget
  isOpen: boolean
  onClose: () => void
  send?: SendReport
}

/** Reports a route, a person, a comment or a walk to moderators. Closed, it forgets what was entered. */
export function ReportDialog({ target, isOpen, onClose, send = sendReport }: ReportDialogProps) {
  const { t } = useLanguage()
  const form = useReportForm(target, send)
  const formId = useId()
  const isSending = form.status === 'sending'
  const close = () => {
    form.reset()
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t(`report.title.${target.kind}`)}
      actions={
        form.status === 'sent' ? (
          <Button variant="primary" onClick={close}>
            {t('report.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={!form.canSend && !isSending}
              busyLabel={isSending ? t('report.sending') : undefined}
            >
              {t('report.send')}
            </Button>
          </>
        )
      }
    >
      <div role="status">
        {form.status === 'sent' ? (
          <>
            <p className={styles.sent}>{t('report.sentTitle')}</p>
            <p className={styles.lead}>{t('report.sentText')}</p>
          </>
        ) : null}
      </div>
      {form.status === 'sent' ? null : <ReportFields form={form} id={formId} kind={target.kind} />}
    </Modal>
  )
}

interface ReportFieldsProps {
  form: ReturnType<typeof useReportForm>
  id: string
  kind: ReportTarget['kind']
}

function ReportFields({ form, id, kind }: ReportFieldsProps) {
  const { t, formatError } = useLanguage()
  const { reason, detail, error, change, submit } = form
  const reasons = REPORT_REASONS[kind]
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className={styles.lead}>{t('report.lead')}</p>
      <RadioGroup
        label={t('report.reason')}
        value={reason}
        options={reasons.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
        onChange={(value) => change({ reason: value })}
      />
      {reason === 'other' ? (
        <TextArea
          label={t('report.detail')}
          isRequired
          value={detail}
          max={PRODUCT_LIMITS.reportLength.max}
          onChange={({ currentTarget }) => change({ detail: currentTarget.value })}
        />
      ) : null}
      <div role="alert">
        {error ? (
          <div className={styles.failed}>
            <p>{t('report.failed')}</p>
            <p>{formatError(error)}</p>
          </div>
        ) : null}
      </div>
    </form>
  )
}
