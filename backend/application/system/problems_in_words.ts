interface Problem {
  /** '' for the whole. */
  field: string
  reason: string
}

/** One line for the file of what an import refused: 'email: não é um e-mail válido; crm: é obrigatório'. */
export function problemsInWords(problems: readonly Problem[]): string {
  return problems.map(({ field, reason }) => (field ? `${field}: ${reason}` : reason)).join('; ')
}
