interface Problem {
  /** '' for the whole row. */
  field: string
  reason: string
}

/** Formats problems as one line of an import's failed file: 'email: não é um e-mail válido; crm: é obrigatório'. */
export function problemsInWords(problems: readonly Problem[]): string {
  return problems.map(({ field, reason }) => (field ? `${field}: ${reason}` : reason)).join('; ')
}
