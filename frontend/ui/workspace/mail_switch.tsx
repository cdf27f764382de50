import { Switch, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import type { ChooseMailForm } from '#contract/own_account.ts'
import { mailChoicesQuery, useChooseMail } from '#frontend/api/own_account.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useFailureToast } from './use_failure_toast.ts'

interface Props {
  mail: ChooseMailForm['mail']
  label: string
  hint: string
}

/** Whether the account gets that mail by the calendar; saved at once. */
export function MailSwitch({ mail, label, hint }: Props) {
  const { data } = useQuery(mailChoicesQuery)
  const choosing = useChooseMail()
  const toast = useToast()
  const showFailure = useFailureToast()
  const choose = async (isWanted: boolean) => {
    try {
      await choosing.mutateAsync({ mail, isWanted })
      toast({ title: isWanted ? 'Você volta a receber' : 'Você não recebe mais', tone: 'success' })
    } catch (error) {
      showFailure(error, 'Erro ao salvar.')
    }
  }
  const isWanted = choosing.isPending ? choosing.variables.isWanted : data?.[mail]
  return (
    <Text as="label" size="3" className="line gap-3">
      <Switch
        size="3"
        checked={isWanted ?? false}
        disabled={isWanted === undefined || choosing.isPending}
        onCheckedChange={(wanted) => void choose(wanted)}
      />
      <span>
        {label}
        <br />
        <Text as="span" size="2" color="gray">
          {hint}
        </Text>
      </span>
    </Text>
  )
}
