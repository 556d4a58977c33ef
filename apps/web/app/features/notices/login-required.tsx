import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../platform/lazy-part.ts'

const LogInQuestion = lazyPart(() => import('./log-in-question.tsx'))
const AskContext = createContext<(() => void) | null>(null)

/** Holds the dialog that asks a visitor to log in. It is loaded when it is first needed. */
export function LogInRequired({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  const { pathname, search, hash } = useLocation()
  const ask = useCallback(() => setAsked('open'), [])
  return (
    <AskContext value={ask}>
      {children}
      {asked === 'never' ? null : (
        <Suspense fallback={null}>
          <LogInQuestion
            isOpen={asked === 'open'}
            onClose={() => setAsked('closed')}
            returnTo={`${pathname}${search}${hash}`}
          />
        </Suspense>
      )}
    </AskContext>
  )
}

/** Opens the log-in question, for actions that need an account. */
export function useAskToLogIn(): () => void {
  const ask = useContext(AskContext)
  if (!ask) throw new Error('useAskToLogIn needs LogInRequired above it')
  return ask
}
