/** How those who run the site are refused. */
export const ADMIN_REFUSALS = {
  post_slug_taken: { status: 409, message: 'Já existe um post com este slug.' },
  post_changed_meanwhile: {
    status: 409,
    message: 'Outra pessoa alterou este post enquanto isso. Recarregue antes de salvar.',
  },
  post_incomplete: {
    status: 422,
    message: 'Preencha slug, título, meta descrição e categoria antes de publicar.',
  },
  audit_entry_not_found: { status: 404, message: 'Registro de auditoria não encontrado.' },
  audit_entry_not_undoable: { status: 409, message: 'Esta ação não pode ser desfeita.' },
  audit_entry_undone: { status: 409, message: 'Esta ação já foi desfeita.' },
  audit_entry_outdated: {
    status: 409,
    message: 'O registro mudou depois desta ação, que não pode mais ser desfeita.',
  },
} as const
