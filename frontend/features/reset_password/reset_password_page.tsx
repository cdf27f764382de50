import { KeyRound } from 'lucide-react'
import { AccountCard } from '#frontend/ui/account_card.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { ResetPasswordForm } from './reset_password_form.tsx'
import { useMailedToken } from './use_mailed_token.ts'

export function ResetPasswordPage() {
  const token = useMailedToken()
  return (
    <>
      <PageHead title="Redefinir senha" robots="noindex,nofollow" />
      <AccountCard
        icon={<KeyRound size={24} />}
        title="Crie uma nova senha"
        description="Ao salvar, você sai da conta em todos os aparelhos."
      >
        <ResetPasswordForm token={token} />
      </AccountCard>
    </>
  )
}
