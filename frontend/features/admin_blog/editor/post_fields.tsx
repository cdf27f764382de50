import { CircleAlert, CircleCheck, CircleDashed, Image as ImageIcon, ImageOff, ImagePlus } from 'lucide-react'
import { useState, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { AdminPost } from '#contract/blog_admin.ts'
import { useDebounced } from '#frontend/lib/use_debounced.ts'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { coverAddress, type SectionName } from '#contract/post_parts.ts'
import { CountedText } from '#frontend/ui/workspace/counted_text.tsx'
import { IMAGE_TYPES } from '#domain/shared/image_upload.ts'
import { useUploadPostImage } from '#frontend/api/photo.ts'
import { formMessageOf } from '#frontend/lib/http_error.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { EssentialFields } from './essential_fields.tsx'
import { CountedInput, FieldGroup } from './field_group.tsx'
import { Revisions } from './editor_notices.tsx'
import { losesFormat } from './pasted_format.ts'
import { fieldLabel, SECTION_GROUPS } from './section_groups.ts'
import {
  type PostFormOf,
  type PostValues,
  type TextField,
  typedFaqs,
  typedFaqsMessage,
} from './post_values.ts'

interface Props {
  label: string
  /** What it is for, where several stand beside one another. */
  about?: string
  /** Receives the picture's URL. */
  onSent: (address: string) => void
}

const FAILED = 'Não foi possível enviar a imagem.'

/** Chooses a picture from the device and uploads it at once. */
function SendPicture({ label, about, onSent }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useUploadPostImage()
  const send = (picture: File) => mutate(picture, { onSuccess: ({ address }) => onSent(address) })
  return (
    <div className="mt-2">
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
        <p className="form-field-error small" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {formMessageOf(error, FAILED)}
        </p>
      )}
    </div>
  )
}

interface PostFieldsProps {
  form: PostFormOf
  post: AdminPost | null
  /** Called after the post was restored to a revision. */
  onRestored: () => void
}

/** All fields of a post in groups, and its revisions. */
export function PostFields({ form, post, onRestored }: PostFieldsProps) {
  return (
    <>
      <EssentialFields form={form} post={post} />
      <ImageFields form={form} />
      {SECTION_GROUPS.map(({ id, title, hint, sections }) => (
        <FieldGroup key={id} id={id} title={title} hint={hint}>
          {sections.map((name) => (
            <SectionField key={name} form={form} name={name} />
          ))}
        </FieldGroup>
      ))}
      <PeopleFields form={form} />
      {post && <Revisions post={post} onRestored={onRestored} />}
    </>
  )
}

/** The post's author and reviewer. */
function PeopleFields({ form: { register, formState } }: { form: PostFormOf }) {
  return (
    <FieldGroup
      id="assinatura"
      title="Quem assina"
      hint="O post mostra nome, especialidade e registro, com link para o perfil."
    >
      <div className="people-fields gap-4">
        {PEOPLE.map((name) => (
          <TextInput
            key={name}
            label={fieldLabel(name)}
            hint="Endereço do perfil, como dra-helena-prado."
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

const PEOPLE = ['author', 'reviewer'] as const
const TYPING_PAUSE_MS = 400

/** The cover picture's URL, with a preview. */
function ImageFields({ form }: { form: PostFormOf }) {
  const { register, control, formState } = form
  const { errors } = formState
  const [address, alt] = useWatch({ control, name: ['featuredImage', 'featuredImageAlt'] })
  const settled = useDebounced(coverAddress(address), TYPING_PAUSE_MS)
  return (
    <FieldGroup id="imagem" title="Imagem de destaque" hint="Aparece no alto do post e na lista, em 16:9.">
      <div className="image-fields stack gap-4">
        <div className="image-inputs stack gap-4">
          <SendPicture
            label="Enviar imagem"
            onSent={(sent) => {
              form.setValue('featuredImage', sent, { shouldDirty: true, shouldValidate: true })
              form.setFocus('featuredImageAlt')
            }}
          />
          <TextInput
            label={fieldLabel('featuredImage')}
            hint="O da imagem enviada, ou um que começa com https://"
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

/** The picture, or why there is none; always of the same height. */
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
    <p className="image-preview image-preview-none quiet small gap-2 p-4" aria-live="polite">
      <Icon size={28} aria-hidden="true" />
      {hasFailed ? 'Não conseguimos abrir a imagem deste endereço.' : 'A imagem aparece aqui.'}
    </p>
  )
}

const MAX_LENGTH = 20_000

/** Initial rows of long texts. */
const ROWS: Readonly<Partial<Record<SectionName, number>>> = { introduction: 6, aboutCondition: 6, faqs: 6 }

/** Inserts the picture on its own line at the cursor, and selects the place of its description. */
function insertPicture({ getValues, setValue, setFocus }: PostFormOf, name: SectionName, address: string) {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
  const text = getValues(name)
  const at = field?.selectionEnd ?? text.length
  const before = text.slice(0, at).replace(/\n?$/, (end) => (at === 0 ? '' : end || '\n'))
  const after = text.slice(at).replace(/^(?=[^\n])/, '\n')
  const shouldValidate = true
  setValue(name, `${before}![](${address})${after}`, { shouldDirty: true, shouldValidate })
  setFocus(name)
  field?.setSelectionRange(before.length + 2, before.length + 2)
}

/** One section's text, with its length and limit. */
function SectionField({ form, name }: { form: PostFormOf; name: SectionName }) {
  const text = useWatch({ control: form.control, name })
  const [hasLostFormat, setLostFormat] = useState(false)
  return (
    <div className="section-field">
      <CountedText
        label={fieldLabel(name)}
        rows={ROWS[name] ?? 4}
        text={text}
        most={MAX_LENGTH}
        error={form.formState.errors[name]?.message}
        onPaste={({ clipboardData }) => setLostFormat(losesFormat(clipboardData.getData('text/html')))}
        {...form.register(name)}
      />
      <p className="lost-format small" aria-live="polite">
        {hasLostFormat &&
          'O texto colado fica sem negrito, tabelas e links do original. Para um link, escreva o endereço inteiro, com https://.'}
      </p>
      {name === 'faqs' ? (
        <FaqsCheck text={text} />
      ) : (
        <SendPicture
          label="Inserir imagem"
          about={fieldLabel(name)}
          onSent={(address) => insertPicture(form, name, address)}
        />
      )}
    </div>
  )
}

function FaqsCheck({ text }: { text: string }) {
  const typed = typedFaqs(text)
  const isRead = typed.strangeLine === null
  const Icon = isRead ? CircleCheck : CircleAlert
  return (
    <p
      className="faqs-status line gap-1 mt-2 quiet small"
      data-read={isRead && typed.questions > 0}
      data-strange={!isRead}
      aria-live="polite"
    >
      {text.trim() !== '' && <Icon size={16} aria-hidden="true" />}
      <span>{typedFaqsMessage(typed)}</span>
    </p>
  )
}

interface Group {
  id: string
  title: string
  fields: readonly TextField[]
}

const GROUPS: readonly Group[] = [
  {
    id: 'essencial',
    title: 'Essencial',
    fields: ['title', 'slug', 'metaDescription', 'conditionName', 'excerpt'],
  },
  { id: 'imagem', title: 'Imagem de destaque', fields: ['featuredImage', 'featuredImageAlt'] },
  ...SECTION_GROUPS.map(({ id, title, sections }) => ({ id, title, fields: sections })),
  { id: 'assinatura', title: 'Quem assina', fields: PEOPLE },
]

function GroupLink({ group: { id, title, fields }, values }: { group: Group; values: PostValues }) {
  const filled = fields.filter((name) => values[name].trim() !== '').length
  const Icon = filled === fields.length ? CircleCheck : CircleDashed
  const go = () => {
    const group = document.getElementById(id)
    group?.scrollIntoView({ block: 'start' })
    group?.focus({ preventScroll: true })
  }
  return (
    <li>
      <button type="button" className="group-link line gap-2 small" data-filled={filled > 0} onClick={go}>
        <Icon size={18} aria-hidden="true" />
        <span>{title}</span>
        <span className="group-count quiet digits">
          <span>{`${filled}/${fields.length}`}</span>
          <span className="visually-hidden"> preenchidos</span>
        </span>
      </button>
    </li>
  )
}

/** The groups of fields, with how many of each are filled. */
export function GroupLinks({ form }: { form: PostFormOf }) {
  const values = useWatch({ control: form.control }) as PostValues
  return (
    <nav className="group-links" aria-label="Partes do post">
      <ul className="plain-list">
        {GROUPS.map((group) => (
          <GroupLink key={group.id} group={group} values={values} />
        ))}
      </ul>
    </nav>
  )
}
