import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { BrazilianDocuments } from '#application/ports/brazilian_documents.ts'

export class BrazilianUtilsDocuments extends BrazilianDocuments {
  override isValidCpfOrCnpj(typed: string): boolean {
    return isValidCpf(typed) || isValidCnpj(typed, { version: 2 })
  }
}
