import { createContext, useContext } from 'react'
import { uploadPicture } from '../upload-picture.ts'

/** Stores a picture where its author can have it: on the server, or on the device of a guest. */
export type StorePicture = typeof uploadPicture

const StoreContext = createContext<StorePicture>(uploadPicture)

export const StorePictureProvider = StoreContext.Provider

export const useStorePicture = (): StorePicture => useContext(StoreContext)
