import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { PictureTranslator } from '../format-picture-problem.ts'
import { type ChosenPicture, PicturePicker } from './picture-picker.tsx'

/** Opens the dialog; resolves to what was chosen, to nothing when it was given up. */
export type ChoosePictures = (options: { readonly max: number }) => Promise<readonly ChosenPicture[]>

interface Request {
  readonly max: number
  readonly resolve: (pictures: readonly ChosenPicture[]) => void
}

const PickerContext = createContext<ChoosePictures | null>(null)

/** The dialog that chooses pictures, opened by components below with {@link useChoosePictures}. */
export function PicturePickerProvider({ t, children }: { t: PictureTranslator; children: ReactNode }) {
  const [request, setRequest] = useState<Request | null>(null)
  const choose = useCallback<ChoosePictures>(({ max }) => new Promise((resolve) => setRequest({ max, resolve })), [])
  return (
    <PickerContext value={choose}>
      {children}
      {request ? (
        <PicturePicker
          t={t}
          max={request.max}
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
