import { IMAGE_TYPES } from '#domain/shared/image_upload.ts'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useUploadPostImage } from '#frontend/api/photo.ts'
import { formMessageOf } from '#frontend/lib/http_error.ts'
import { BusyButton } from '#frontend/ui/busy_button.tsx'

interface Props {
  label: string
  /** What it is for, where several stand beside one another. */
  about?: string
  /** Told the address of the picture. */
  onSent: (address: string) => void
}

const FAILED = 'Não foi possível enviar a imagem.'

/** Chooses a picture from the device and sends it at once. */
export function SendPicture({ label, about, onSent }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useUploadPostImage()
  const send = (picture: File) => mutate(picture, { onSuccess: ({ address }) => onSent(address) })
  return (
    <div className="send-picture">
      <BusyButton
        type="button"
        size="2"
        variant="soft"
        isBusy={isPending}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={16} aria-hidden="true" />
        {label}
        {about && <span className="visually-hidden"> em {about}</span>}
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={about ? `Arquivo da imagem em ${about}` : 'Arquivo da imagem de destaque'}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) send(picture)
          target.value = ''
        }}
      />
      {error && (
        <p className="form-field-error" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {formMessageOf(error, FAILED)}
        </p>
      )}
    </div>
  )
}
