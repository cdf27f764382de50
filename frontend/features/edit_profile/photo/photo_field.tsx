import { Button } from '@radix-ui/themes'
import { Camera, CircleAlert, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { ProfessionalPhoto } from '#frontend/ui/professional/professional_photo.tsx'
import type { UploadedImage } from '#contract/profile.ts'
import { IMAGE_TYPES, refuseImage, warnOfSmallImage } from '#domain/shared/image_upload.ts'
import { useEditor } from '../editor_context.tsx'
import '../sections/sections.css'

const CropDialog = lazyPart({
  lost: 'Não conseguimos abrir o ajuste da foto.',
  load: async () => (await import('./crop_dialog.tsx')).CropDialog,
})

interface Props {
  photo: Photo
  name: string
  lastname: string
}

/** The photo with its preview; a new one is cropped before the upload. */
export function PhotoField({ photo, name, lastname }: Props) {
  const file = useChosenFile()
  const hintId = useId()
  return (
    <fieldset className="cluster middle gap-4" aria-describedby={hintId}>
      <legend className="visually-hidden">Foto do perfil</legend>
      <span className="photo-field-shown rigid">
        <ProfessionalPhoto
          key={photo.shownUrl}
          imageUrl={photo.shownUrl}
          name={name}
          lastname={lastname}
          sizes="112px"
          eager
        />
      </span>
      <div className="photo-field-words stack gap-2">
        <PhotoButtons photo={photo} onFile={(chosen) => void file.choose(chosen)} />
        <p id={hintId} className="form-field-hint quiet small">
          PNG, JPG, JPEG, WEBP ou AVIF, até 5 MB. Rosto de frente e boa luz passam confiança.
        </p>
        <output className="photo-field-warning small">{photo.change.profileImage && file.warning}</output>
        {file.refusal && (
          <p className="form-field-error small" role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            {file.refusal}
          </p>
        )}
      </div>
      {file.address && (
        <CropDialog
          address={file.address}
          onUse={photo.use}
          onClose={file.forget}
          onGiveUp={file.forget}
          onRefusal={file.refuse}
        />
      )}
    </fieldset>
  )
}

function PhotoButtons({ photo, onFile }: { photo: Photo; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="cluster gap-2">
      <Button type="button" size="3" variant="soft" onClick={() => input.current?.click()}>
        <Camera size={18} aria-hidden="true" />
        <span>{photo.shownUrl ? 'Trocar foto' : 'Enviar foto'}</span>
      </Button>
      {photo.shownUrl && (
        <Button type="button" size="3" variant="soft" color="gray" onClick={photo.remove}>
          <Trash2 size={18} aria-hidden="true" />
          Remover foto
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label="Arquivo da foto"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen) onFile(chosen)
          target.value = ''
        }}
      />
    </div>
  )
}

const UNREADABLE = 'Não foi possível ler a imagem. Envie outro arquivo.'

/** Returns a picture's size in pixels; null if it cannot be read. */
async function sizeOf(address: string): Promise<{ width: number; height: number } | null> {
  const picture = new Image()
  picture.src = address
  return picture.decode().then(
    () => ({ width: picture.naturalWidth, height: picture.naturalHeight }),
    () => null,
  )
}

/** A picture chosen from the device: its object URL, a warning of it, or why it is invalid. */
function useChosenFile() {
  const [address, setAddress] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [warning, setWarning] = useState<string | null>(null)
  useEffect(() => {
    if (!address) return undefined
    return () => URL.revokeObjectURL(address)
  }, [address])
  const choose = async (file: File) => {
    const refused = refuseImage(file)
    setRefusal(refused)
    setWarning(null)
    if (refused) return
    const chosen = URL.createObjectURL(file)
    const size = await sizeOf(chosen)
    if (size) {
      setWarning(warnOfSmallImage(size))
      return setAddress(chosen)
    }
    URL.revokeObjectURL(chosen)
    setRefusal(UNREADABLE)
  }
  return { address, refusal, warning, choose, forget: () => setAddress(null), refuse: setRefusal }
}

export interface Photo {
  /** The URL of the photo shown: stored, new, or none. */
  shownUrl: string | null
  /** The photo's part of the request; empty if unchanged. */
  change: { profileImage?: string | null }
  use: (uploaded: UploadedImage) => void
  remove: () => void
}

/** The photo as the saved profile will have it. The picture itself is never stored in a draft. */
export function usePhoto(storedUrl: string | null): Photo {
  const { drafts } = useEditor()
  const [chosen, setChosen] = useState<UploadedImage | 'none' | null>(null)
  const choose = useCallback(
    (choice: UploadedImage | 'none') => {
      const isBack = choice === 'none' && storedUrl === null
      setChosen(isBack ? null : choice)
      drafts.mark('photo', !isBack)
    },
    [drafts, storedUrl],
  )
  return useMemo(() => {
    const picked = { use: choose, remove: () => choose('none') }
    if (chosen === null) return { shownUrl: storedUrl, change: {}, ...picked }
    if (chosen === 'none') return { shownUrl: null, change: { profileImage: null }, ...picked }
    const shownUrl = `data:${chosen.mimeType};base64,${chosen.base64Data}`
    return { shownUrl, change: { profileImage: chosen.imageUrl }, ...picked }
  }, [chosen, choose, storedUrl])
}
