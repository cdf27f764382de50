import { useWatch } from 'react-hook-form'
import { EditorSection } from '../overview/editor_section.tsx'
import type { EditorForm } from '../use_edit_profile_form.ts'
import { CountedText } from '#frontend/ui/workspace/counted_text.tsx'

const MOST = 5_000

/** What they tell of themselves. */
export function AboutSection({ form }: { form: EditorForm }) {
  const { errors } = form.formState
  const [bio, experience] = useWatch({ control: form.control, name: ['bio', 'experience'] })
  return (
    <EditorSection id="about">
      <CountedText
        label="Biografia"
        hint="Quem você atende e como trabalha. O começo aparece nas buscas."
        rows={6}
        text={bio}
        most={MOST}
        error={errors.bio?.message}
        {...form.register('bio')}
      />
      <CountedText
        label="Experiência profissional"
        hint="Uma por linha: cada linha vira um item no seu perfil."
        rows={5}
        text={experience}
        most={MOST}
        error={errors.experience?.message}
        {...form.register('experience')}
      />
    </EditorSection>
  )
}
