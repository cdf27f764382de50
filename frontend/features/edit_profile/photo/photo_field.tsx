import { Button } from '@radix-ui/themes'
import { Camera, CircleAlert, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { ProfessionalPhoto } from '#frontend/ui/professional_photo.tsx'
import { ACCEPTED_TYPES } from './refuse_file.ts'
import { useChosenFile } from './use_chosen_file.ts'
import type { Photo } from './use_photo.ts'
import './photo_field.css'

const CropDialog = lazyPart({
  lost: 'Não conseguimos abrir o ajuste da foto.',
  load: async () => (await import('./crop_dialog.tsx')).CropDialog,
})

interface Props {
  photo: Photo
  name: string
  lastname: string
}

/** The photo with its preview; a new one is cut to a circle before it is sent. */
export function PhotoField({ photo, name, lastname }: Props) {
  const file = useChosenFile()
  const hintId = useId()
  return (
    <fieldset className="photo-field" aria-describedby={hintId}>
      <legend className="visually-hidden">Foto do perfil</legend>
      <span className="photo-field-shown">
        <ProfessionalPhoto
          key={photo.shownUrl}
          imageUrl={photo.shownUrl}
          name={name}
          lastname={lastname}
          sizes="112px"
          eager
        />
      </span>
      <div className="photo-field-words">
        <PhotoButtons photo={photo} onFile={(chosen) => void file.choose(chosen)} />
        <p id={hintId} className="form-field-hint">
          PNG, JPG, JPEG, WEBP ou AVIF, até 5 MB. Rosto de frente e boa luz passam confiança.
        </p>
        {file.refusal && (
          <p className="form-field-error" role="alert">
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
    <div className="photo-field-buttons">
      <Button type="button" size="3" variant="soft" onClick={() => input.current?.click()}>
        <Camera size={18} aria-hidden="true" />
        {photo.shownUrl ? 'Trocar foto' : 'Enviar foto'}
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
        accept={ACCEPTED_TYPES.join(',')}
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
