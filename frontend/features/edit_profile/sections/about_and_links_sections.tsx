import { useWatch } from 'react-hook-form'
import { ACCESSIBILITY, LANGUAGES } from '#domain/catalogue/languages_and_access.ts'
import { CountedText } from '#frontend/ui/workspace/counted_text.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { PillToggles } from '#frontend/ui/forms/pill_toggles.tsx'
import { EditorSection } from './section_list.tsx'
import type { EditorForm } from '../use_edit_profile_form.ts'

const MAX_LENGTH = 5_000

const LANGUAGE_PILLS = LANGUAGES.map(({ key, name }) => ({ key, label: name }))
const ACCESS_PILLS = ACCESSIBILITY.map(({ key, name }) => ({ key, label: name }))

/** Biography, experience, languages and accessibility. */
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
        most={MAX_LENGTH}
        error={errors.bio?.message}
        {...form.register('bio')}
      />
      <CountedText
        label="Experiência profissional"
        hint="Uma por linha: cada linha vira um item no seu perfil."
        rows={5}
        text={experience}
        most={MAX_LENGTH}
        error={errors.experience?.message}
        {...form.register('experience')}
      />
      <PillToggles
        legend="Idiomas além do português (opcional)"
        choices={LANGUAGE_PILLS}
        error={errors.languages?.message}
        registered={form.register('languages')}
      />
      <PillToggles
        legend="Acessibilidade do local (opcional)"
        choices={ACCESS_PILLS}
        error={errors.accessibility?.message}
        registered={form.register('accessibility')}
      />
    </EditorSection>
  )
}

const LINKS = [
  { name: 'instagram', label: 'Instagram', placeholder: '@seu.perfil' },
  { name: 'linkedin', label: 'LinkedIn', placeholder: 'linkedin.com/in/seu-perfil' },
  { name: 'youtube', label: 'YouTube', placeholder: '@seucanal' },
  { name: 'facebook', label: 'Facebook', placeholder: 'facebook.com/seu.perfil' },
  { name: 'twitter', label: 'X (Twitter)', placeholder: '@seuperfil' },
  { name: 'website', label: 'Site', placeholder: 'seusite.com.br' },
] as const

/** Social networks and website: a handle or a URL of that network. */
export function LinksSection({ form }: { form: EditorForm }) {
  return (
    <EditorSection id="links">
      <div className="editor-fields stack gap-4">
        {LINKS.map(({ name, label, placeholder }) => (
          <TextInput
            key={name}
            label={label}
            placeholder={placeholder}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
    </EditorSection>
  )
}
