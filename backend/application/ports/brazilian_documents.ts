/** Rules of Brazilian documents, as published by Receita Federal (CPF; CNPJ with letters since July 2026). */
export abstract class BrazilianDocuments {
  abstract isValidCpfOrCnpj(typed: string): boolean
}
