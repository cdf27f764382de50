export interface FrequentQuestion {
  question: string
  answer: string
}

export const FREQUENT_QUESTIONS: readonly FrequentQuestion[] = [
  {
    question: 'Preciso pagar para usar o site?',
    answer:
      'Não. A busca, os perfis, as avaliações e o contato são gratuitos para pacientes, e você não precisa criar uma conta. O site é mantido pelas assinaturas dos profissionais.',
  },
  {
    question: 'Quanto custa uma consulta?',
    answer:
      'Cada profissional define os próprios preços. Quando ele os informa, você vê os valores na aba Serviços do perfil. Na dúvida, pergunte antes de marcar, inclusive se há desconto ou parcelamento.',
  },
  {
    question: 'Como faço para marcar e pagar?',
    answer:
      'Direto com o profissional. No perfil, escolha WhatsApp ou telefone, ou deixe seu interesse para que ele fale com você. Horário, forma de pagamento e remarcações são combinados entre vocês: nós não cobramos nem intermediamos nada.',
  },
  {
    question: 'Como sei se o profissional atende meu convênio?',
    answer:
      'Use o filtro de convênio na busca ou abra a aba Convênios do perfil. Como os planos mudam, confirme com o consultório ao agendar, de preferência com o nome completo do seu plano em mãos.',
  },
  {
    question: 'O que quer dizer o selo Verificado e de onde vêm as avaliações?',
    answer:
      'O selo mostra que conferimos o registro do profissional no seu conselho de classe. As avaliações são escritas por pacientes e publicadas depois da aprovação do profissional. Elas ajudam na escolha, mas não substituem a sua própria conversa com ele.',
  },
]
