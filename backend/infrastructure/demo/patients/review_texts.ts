export type Given = 1 | 2 | 3 | 4 | 5

/** What patients write about anybody, by the stars they give. */
export const COMMENTS: Readonly<Record<Given, readonly string[]>> = {
  5: [
    'Atendimento excelente do começo ao fim. Pontualidade e muita atenção às minhas dúvidas.',
    'Consultório limpo, equipe gentil e nenhuma pressa na consulta.',
    'Recomendo de olhos fechados. Já indiquei para a família toda.',
    'Explicou tudo em linguagem simples e deixou um resumo por escrito.',
    'Acolhimento desde a recepção. Voltarei com certeza.',
    'Respondeu minhas mensagens depois da consulta, o que me deu muita segurança.',
    'Melhor experiência que tive em anos procurando um profissional.',
    'Competência e humanidade na mesma pessoa.',
    'Chegou a me ligar para saber como eu estava. Isso não tem preço.',
    'Consegui horário para a mesma semana e a consulta começou na hora marcada.',
    'Muito cuidado com minha mãe, que tem dificuldade de locomoção.',
    'Tirou todas as minhas dúvidas sem me apressar.',
    'Atendimento por vídeo ótimo, com imagem e som perfeitos e muita atenção.',
    'Disse com honestidade que eu não precisava de mais exames.',
    'O resultado veio antes do que eu esperava. Muito feliz com o cuidado.',
    'Ambiente tranquilo e conversa franca. Saí mais leve.',
    'Ouviu minha história inteira antes de falar. Raro hoje em dia.',
    'Aceitou meu convênio sem burocracia e o atendimento foi de primeira.',
  ],
  4: [
    'Muito bom atendimento. A espera passou um pouco do horário, mas valeu.',
    'Gostei bastante da consulta; só achei difícil estacionar perto.',
    'Profissional excelente, recepção um pouco confusa.',
    'Boas explicações e plano claro. Faltou só o retorno mais cedo.',
    'Atendeu bem e resolveu meu problema. O valor é um pouco alto.',
    'Consulta ótima, embora mais curta do que eu imaginava.',
    'Bom atendimento, e já percebi melhora.',
  ],
  3: [
    'Atendimento correto, mas esperei quase uma hora.',
    'A consulta foi boa, porém a remarcação foi complicada.',
    'Ok no geral. Esperava mais tempo para conversar.',
  ],
  2: ['Remarcaram duas vezes no mesmo dia. O atendimento em si foi bom.'],
  1: ['Não consegui retorno depois da consulta.'],
}

/** Reviews that a professional would refuse, or has not looked at yet. */
export const REFUSED_COMMENTS = [
  'Propaganda: compre seguidores aqui.',
  'Nunca fui, mas ouvi falar mal.',
  'Comentário enviado no perfil errado, desculpem.',
] as const
