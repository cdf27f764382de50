import { UNFINISHED_ID } from './start_script.ts'
import './unfinished_notice.css'

/** What the server's page says where the code that brings it to life did not come; hidden until then. */
export function UnfinishedNotice() {
  return (
    <div
      id={UNFINISHED_ID}
      className="radix-themes unfinished-notice"
      data-accent-color="teal"
      data-gray-color="sage"
      role="alert"
      lang="pt-BR"
      hidden
      suppressHydrationWarning
    >
      <p>
        <strong>Parte da página não carregou.</strong> Dá para ler e seguir os links, mas botões e formulários
        podem não responder. <button type="button">Atualizar a página</button>
      </p>
    </div>
  )
}
