import { TextInput } from '#frontend/ui/text_input.tsx'
import { EditorSection } from '../overview/editor_section.tsx'
import type { EditorForm } from '../use_edit_profile_form.ts'

const LINKS = [
  { name: 'instagram', label: 'Instagram', placeholder: '@seu.perfil' },
  { name: 'linkedin', label: 'LinkedIn', placeholder: 'linkedin.com/in/seu-perfil' },
  { name: 'youtube', label: 'YouTube', placeholder: '@seucanal' },
  { name: 'facebook', label: 'Facebook', placeholder: 'facebook.com/seu.perfil' },
  { name: 'twitter', label: 'X (Twitter)', placeholder: '@seuperfil' },
  { name: 'website', label: 'Site', placeholder: 'seusite.com.br' },
] as const

/** Where else they are found: an @ or an address of that network. */
export function LinksSection({ form }: { form: EditorForm }) {
  return (
    <EditorSection id="links">
      <div className="editor-fields">
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
