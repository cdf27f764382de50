import { ImageOff, Image as ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { webAddress } from '#domain/shared/web_address.ts'
import { useDebounced } from '#frontend/lib/use_debounced.ts'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { CountedInput } from './counted_input.tsx'
import { FieldGroup } from './field_group.tsx'
import { fieldLabel } from './field_words.ts'
import type { PostFormOf } from './sent_post.ts'

const TYPING_PAUSE_MS = 400

/** The picture at the top of the post and in lists, by its address, seen at once. */
export function ImageFields({ form }: { form: PostFormOf }) {
  const { register, control, formState } = form
  const { errors } = formState
  const [address, alt] = useWatch({ control, name: ['featuredImage', 'featuredImageAlt'] })
  const settled = useDebounced(webAddress(address), TYPING_PAUSE_MS)
  return (
    <FieldGroup id="imagem" title="Imagem de destaque" hint="Aparece no alto do post e na lista, em 16:9.">
      <div className="image-fields">
        <div className="image-inputs">
          <TextInput
            label={fieldLabel('featuredImage')}
            hint="Começa com https://"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            error={errors.featuredImage?.message}
            {...register('featuredImage')}
          />
          <CountedInput
            label={fieldLabel('featuredImageAlt')}
            hint="O que se vê na imagem, para quem não a vê."
            text={alt}
            most={255}
            error={errors.featuredImageAlt?.message}
            {...register('featuredImageAlt')}
          />
        </div>
        <Picture key={settled} address={settled} alt={alt} />
      </div>
    </FieldGroup>
  )
}

/** The picture, or why there is none; always as high, so that nothing jumps. */
function Picture({ address, alt }: { address: string | null; alt: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (address && !hasFailed)
    return (
      <img
        className="image-preview"
        src={address}
        alt={alt.trim() || 'Imagem de destaque, sem texto alternativo'}
        width={640}
        height={360}
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    )
  const Icon = hasFailed ? ImageOff : ImageIcon
  return (
    <p className="image-preview image-preview-none" aria-live="polite">
      <Icon size={28} aria-hidden="true" />
      {hasFailed ? 'Não conseguimos abrir a imagem deste endereço.' : 'A imagem aparece aqui.'}
    </p>
  )
}
