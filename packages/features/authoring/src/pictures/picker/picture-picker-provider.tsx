import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { PictureTranslator } from '../format-picture-problem.ts'
import { type ChosenPicture, PicturePicker, type PicturePickerProps } from './picture-picker.tsx'

/** Opens the dialog; resolves to what was chosen, to nothing when it was given up. */
export type ChoosePictures = (options: PictureChoice) => Promise<readonly ChosenPicture[]>

/** How many pictures, and from where. */
export type PictureChoice = Pick<PicturePickerProps, 'max' | 'isUploadable'>

interface Request {
  readonly choice: PictureChoice
  readonly resolve: (pictures: readonly ChosenPicture[]) => void
}

const PickerContext = createContext<ChoosePictures | null>(null)

interface PicturePickerProviderProps {
  t: PictureTranslator
  /** Not to visitors, who have no stored pictures. */
  isOffered?: boolean
  children: ReactNode
}

/** The dialog that chooses pictures, opened by components below with {@link useChoosePictures}. */
export function PicturePickerProvider({ t, isOffered = true, children }: PicturePickerProviderProps) {
  const [request, setRequest] = useState<Request | null>(null)
  const choose = useCallback<ChoosePictures>((choice) => new Promise((resolve) => setRequest({ choice, resolve })), [])
  return (
    <PickerContext value={isOffered ? choose : null}>
      {children}
      {request ? (
        <PicturePicker
          t={t}
          {...request.choice}
          onChoose={(pictures) => {
            setRequest(null)
            request.resolve(pictures)
          }}
        />
      ) : null}
    </PickerContext>
  )
}

/** Null for anonymous visitors, who have no stored pictures. */
export function useChoosePictures(): ChoosePictures | null {
  return useContext(PickerContext)
}
