import { createContext, useContext } from 'react'

/** Whether others may never see the article that is edited: it was made of data that is shown to its author alone. */
export const PrivateOnly = createContext(false)

export const useIsPrivateOnly = () => useContext(PrivateOnly)
