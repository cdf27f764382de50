import { CircleAlert, CircleCheck } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { SectionName } from '#contract/post_terms.ts'
import { CountedText } from '#frontend/ui/workspace/counted_text.tsx'
import { fieldLabel } from './field_words.ts'
import type { PostFormOf } from './sent_post.ts'
import { sayTypedFaqs, typedFaqs } from './typed_faqs.ts'

const MOST = 20_000

/** The long texts have more room at first. */
const ROWS: Readonly<Partial<Record<SectionName, number>>> = { introduction: 6, aboutCondition: 6, faqs: 6 }

/** One section's text, with how much of its room is taken. */
export function SectionField({ form, name }: { form: PostFormOf; name: SectionName }) {
  const text = useWatch({ control: form.control, name })
  return (
    <div className="section-field">
      <CountedText
        label={fieldLabel(name)}
        rows={ROWS[name] ?? 4}
        text={text}
        most={MOST}
        error={form.formState.errors[name]?.message}
        {...form.register(name)}
      />
      {name === 'faqs' && <FaqsVerdict text={text} />}
    </div>
  )
}

function FaqsVerdict({ text }: { text: string }) {
  const typed = typedFaqs(text)
  const isRead = typed.strangeLine === null
  const Icon = isRead ? CircleCheck : CircleAlert
  return (
    <p
      className="faqs-verdict"
      data-read={isRead && typed.questions > 0}
      data-strange={!isRead}
      aria-live="polite"
    >
      {text.trim() !== '' && <Icon size={16} aria-hidden="true" />}
      {sayTypedFaqs(typed)}
    </p>
  )
}
