import { useNavigate } from 'react-router-dom'
import { useLogOut } from '#frontend/api/session.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

const UNREACHED = 'Não foi possível sair agora. Verifique sua conexão e tente novamente.'

/** Logs out, says so and goes to the login. */
export function useLeave(): () => void {
  const logOut = useLogOut()
  const toast = useToast()
  const navigate = useNavigate()
  const leave = async () => {
    try {
      await logOut()
      toast({ title: 'Logout realizado', description: 'Você foi desconectado com sucesso.', tone: 'success' })
      await navigate(paths.login)
    } catch (error) {
      toast({ title: 'Erro no logout', description: messageOf(error, UNREACHED), tone: 'error' })
    }
  }
  return () => void leave()
}
