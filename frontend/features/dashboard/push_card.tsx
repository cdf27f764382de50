import { Switch } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { pushQuery, type PushState, useSwitchPush } from '#frontend/api/push.ts'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { Section } from './section.tsx'

/** What to do where there is nothing to switch. */
const WORDS: Partial<Record<PushState, string>> = {
  denied:
    'O navegador está bloqueando os avisos deste site. Para liberar, toque no ícone ao lado do endereço, abra as permissões e permita as notificações; depois volte aqui.',
  home_screen:
    'No iPhone e no iPad, os avisos só chegam com o site na tela de início: toque em Compartilhar, depois em “Adicionar à Tela de Início”, abra o site por lá e ligue os avisos aqui.',
  unable:
    'Este navegador não recebe avisos de sites. No Chrome, no Edge ou no Firefox, fora da janela anônima, dá para ligá-los. O e-mail continua chegando.',
}

/** Notices of new leads on this device; absent where the site sends none. */
export function PushCard() {
  const { data } = useQuery(pushQuery)
  if (!data || data.state === 'absent') return null
  const { state, publicKey } = data
  return (
    <Section title="Avisos neste aparelho">
      {WORDS[state] ? (
        <p aria-live="polite">
          <span>{WORDS[state]}</span>
        </p>
      ) : (
        <PushSwitch isOn={state === 'on'} publicKey={publicKey} />
      )}
    </Section>
  )
}

function PushSwitch({ isOn, publicKey }: { isOn: boolean; publicKey: string }) {
  const id = useId()
  const { mutateAsync, isPending, variables } = useSwitchPush(publicKey)
  const showFailure = useFailureToast()
  const change = async (wanted: boolean) => {
    try {
      await mutateAsync(wanted)
    } catch (error) {
      const words = error instanceof DOMException ? 'O navegador não conseguiu ligar os avisos.' : undefined
      showFailure(error, wanted ? 'Os avisos não foram ligados' : 'Os avisos não foram desligados', words)
    }
  }
  return (
    <div className="line gap-3">
      <Switch
        id={id}
        size="3"
        checked={isPending ? variables : isOn}
        disabled={isPending}
        aria-describedby={`${id}-hint`}
        onCheckedChange={(wanted) => void change(wanted)}
      />
      <div>
        <label className="medium" htmlFor={id}>
          Avisar de novos pedidos e mensagens
        </label>
        <p className="quiet small" id={`${id}-hint`}>
          {isOn
            ? 'Ligado neste aparelho. Ao sair da conta aqui, os avisos param.'
            : 'O aviso chega na hora, mesmo com o site fechado, e não mostra dados do paciente. O e-mail continua chegando.'}
        </p>
      </div>
    </div>
  )
}
