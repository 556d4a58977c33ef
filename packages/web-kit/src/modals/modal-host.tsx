import { maintenancePath } from '@repo/contract'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useHref, useLocation, useMatches } from 'react-router'
import { onPageRefusal } from '../http/browser-api.ts'
import { useLanguage } from '../i18n/language.tsx'

/** What the host gives to each dialog. */
export interface ModalProps {
  isOpen: boolean
  onClose: () => void
}

/** Why somebody is asked to log in, and what follows. */
export interface LogInRequest {
  /** What an account is needed for, above the sentence that one stays here. */
  text?: string | undefined
  /** The session has ended: the visitor has an account. */
  isEnded?: boolean | undefined
  /** Where it goes on; here unless given. */
  next?: string | undefined
  /** Where a service that leaves the page leads back to; `next`, or here, unless given. */
  returnPath?: string | undefined
}

type Open = <Own extends object>(dialog: ComponentType<Own & ModalProps>, own: Own) => void

interface Modals {
  readonly open: Open
  readonly askToLogIn: (request: LogInRequest) => void
}

interface Opened {
  readonly render: (part: ModalProps) => ReactNode
  /** The history entry that it was opened on. It does not stay open on the next one. */
  readonly at: string | null
}

const ModalsContext = createContext<Modals | null>(null)

interface ModalHostProps {
  children: ReactNode
  /** Asks to sign up or to log in. */
  accountSheet: ComponentType<LogInRequest & ModalProps>
}

/** Shows one dialog at a time over any page. Whoever opens one brings its component, so the host knows none of them. */
export function ModalHost({ children, accountSheet }: ModalHostProps) {
  const { t } = useLanguage()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { key } = useLocation()
  const open = useCallback<Open>(
    (Dialog, own) => setOpened({ render: (part) => <Dialog {...own} {...part} />, at: key }),
    [key],
  )
  const askToLogIn = useCallback((request: LogInRequest) => open(accountSheet, request), [open, accountSheet])
  const modals = useMemo(() => ({ open, askToLogIn }), [open, askToLogIn])
  const isOpen = opened?.at === key
  const renewSession = useCallback(() => askToLogIn({ text: t('loginRequired.ended'), isEnded: true }), [askToLogIn, t])
  usePageRefusals(isOpen ? null : renewSession)
  return (
    <ModalsContext value={modals}>
      {children}
      {opened ? (
        <Suspense fallback={null}>
          {opened.render({ isOpen, onClose: () => setOpened({ ...opened, at: null }) })}
        </Suspense>
      ) : null}
    </ModalsContext>
  )
}

function useModals(): Modals {
  const modals = useContext(ModalsContext)
  if (!modals) throw new Error('a dialog needs a ModalHost above it')
  return modals
}

/** @returns a function that opens a dialog over the page, given its component and the props of its own. */
export function useModal(): Open {
  return useModals().open
}

/** @returns a function that asks to sign up or to log in without leaving the page. */
export function useLogInSheet(): (request: LogInRequest) => void {
  return useModals().askToLogIn
}

/**
 * Handles refused actions: after the end of a session one is asked to log in again; during maintenance the page is
 * replaced. Pages with unsaved work, whose routes set `handle.confirmsLeaving`, report both in their own way and are
 * never left.
 *
 * @param renewSession null while another dialog is open, which reports the failure itself
 */
function usePageRefusals(renewSession: (() => void) | null): void {
  const { pathname, search } = useLocation()
  const maintenanceHref = useHref(maintenancePath(`${pathname}${search}`))
  const confirmsLeaving = useMatches().some(({ handle }) => isKeeping(handle))
  useEffect(() => {
    if (confirmsLeaving) return
    return onPageRefusal((refusal) => {
      if (refusal === 'maintenance') location.assign(maintenanceHref)
      else renewSession?.()
    })
  }, [confirmsLeaving, maintenanceHref, renewSession])
}

const isKeeping = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'confirmsLeaving' in handle && handle.confirmsLeaving === true
