import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { chatCircle, copy, qrCode, xLogo } from '@repo/ui/icons'
import { TextField } from '@repo/ui/text-field'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { QrCode as QrCodeOf } from '@repo/web-kit/qr-code'
import { type ComponentProps, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './published-dialog.module.css'

// Few hand a route on by holding up a phone.
const QrCode = lazyComponent<ComponentProps<typeof QrCodeOf>>(() =>
  import('@repo/web-kit/qr-code').then((module) => ({ default: module.QrCode })),
)

interface ShareWaysProps {
  address: string
  /** Of the route. */
  title: string
}

/** The address of a route and the ways to hand it on. Other services are plain links: they learn of nothing before one is pressed. */
export function ShareWays({ address, title }: ShareWaysProps) {
  const { t } = useEditorMessages()
  const [isCopied, setIsCopied] = useState(false)
  const [isCodeShown, setCodeShown] = useState(false)
  const codeId = useId()
  const code = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCodeShown) code.current?.scrollIntoView({ block: 'nearest' })
  }, [isCodeShown])
  const copyAddress = () =>
    navigator.clipboard?.writeText(address).then(
      () => setIsCopied(true),
      () => undefined,
    )
  return (
    <>
      <TextField
        label={t('publish.address')}
        value={address}
        readOnly
        max={null}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        <Button icon={<Icon path={copy} size={18} />} onClick={copyAddress}>
          {t(isCopied ? 'publish.copied' : 'publish.copy')}
        </Button>
        <a className={buttonClass()} href={lineAddress(address)} target="_blank" rel="noopener noreferrer">
          <Icon path={chatCircle} size={18} />
          LINE
        </a>
        <a className={buttonClass()} href={xAddress(address, title)} target="_blank" rel="noopener noreferrer">
          <Icon path={xLogo} size={18} />
          {t('publish.toX')}
        </a>
        <Button
          icon={<Icon path={qrCode} size={18} />}
          aria-expanded={isCodeShown}
          aria-controls={codeId}
          onClick={() => setCodeShown(!isCodeShown)}
        >
          {t('publish.qr')}
        </Button>
      </div>
      <VisuallyHidden role="status">{isCopied ? t('publish.copied') : null}</VisuallyHidden>
      <div ref={code} id={codeId} className={styles.codeFrame} hidden={!isCodeShown}>
        {isCodeShown ? (
          <Suspense fallback={<div className={styles.code} />}>
            <QrCode address={address} label={t('publish.qrOf')} className={styles.code} />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}

const lineAddress = (url: string) => `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`
const xAddress = (url: string, text: string) => `https://x.com/intent/post?${new URLSearchParams({ text, url })}`
