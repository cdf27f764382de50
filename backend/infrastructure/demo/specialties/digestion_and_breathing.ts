import type { SpecialtyText } from './specialty_text.ts'

export const DIGESTION_AND_BREATHING = {
  Gastroenterologista: {
    focus: ['refluxo', 'gastrite', 'intestino irritável', 'doenças do fígado'],
    approach: [
      'Comida, sono e estresse entram na conversa, porque o aparelho digestivo sente tudo isso.',
      'Peço endoscopia e colonoscopia quando mudam a conduta, e explico o preparo passo a passo.',
    ],
    services: [
      ['Consulta em gastroenterologia', 'Avaliação completa de queixas digestivas e revisão de exames.', 390],
      ['Acompanhamento de doença inflamatória', 'Retorno programado com ajuste de tratamento.', 350],
      ['Orientação para exames', 'Preparo de endoscopia ou colonoscopia e leitura do laudo.', 220],
    ],
    questions: [
      [
        'Preciso estar em jejum para a consulta?',
        'Não. O jejum só é necessário em exames, e você recebe as instruções por escrito.',
      ],
      [
        'Trata intolerância à lactose?',
        'Sim, com investigação adequada e um plano alimentar que não corta mais do que o necessário.',
      ],
    ],
    praise: [
      'Depois de anos de refluxo, entendi o que piora e o que ajuda. Melhorei muito.',
      'Explicou a colonoscopia com tanta clareza que fui sem medo.',
      'Não saiu receitando remédio: primeiro quis entender minha rotina.',
    ],
    training: 'Residência em Gastroenterologia',
  },
  Pneumologista: {
    focus: ['asma', 'tosse que não passa', 'enfisema', 'apneia do sono'],
    approach: [
      'Confiro a técnica de cada inalador no consultório, porque metade do resultado está no jeito de usar.',
      'Acompanho quem quer parar de fumar sem julgamento, com remédio quando ajuda e retorno curto.',
    ],
    services: [
      ['Consulta em pneumologia', 'Avaliação de sintomas respiratórios com oximetria.', 380],
      ['Espirometria', 'Medida da função pulmonar com laudo no mesmo dia.', 210],
      [
        'Programa para parar de fumar',
        'Quatro encontros com plano individual e apoio entre as consultas.',
        640,
      ],
    ],
    questions: [
      [
        'Faz espirometria no consultório?',
        'Sim, com hora marcada. Evite fumar e tomar café nas duas horas anteriores.',
      ],
      [
        'Atende crianças com asma?',
        'Atendo a partir dos 12 anos; abaixo disso, indico um pneumologista pediátrico.',
      ],
    ],
    praise: [
      'Descobri que usava a bombinha errado há anos. Uma consulta mudou minha asma.',
      'Parei de fumar com acompanhamento e sem bronca. Gratidão.',
      'Consulta detalhada, exame feito na hora e explicação sem termos difíceis.',
    ],
    training: 'Residência em Pneumologia',
  },
  Alergologista: {
    focus: ['rinite alérgica', 'urticária', 'alergia alimentar', 'asma alérgica'],
    approach: [
      'Antes de proibir alimentos, testo: dieta desnecessária também faz mal.',
      'Entrego um plano de ação por escrito para crises, para a família e para a escola.',
    ],
    services: [
      ['Consulta em alergia', 'Histórico detalhado e plano de controle do ambiente.', 380],
      ['Teste cutâneo', 'Leitura em 20 minutos para ácaros, pólens e alimentos.', 260],
      ['Imunoterapia: início', 'Avaliação e primeira fase das vacinas para alergia.', 450],
    ],
    questions: [
      [
        'Preciso suspender o antialérgico antes do teste?',
        'Sim, em geral por sete dias. Confirmamos ao agendar.',
      ],
      ['Atende crianças pequenas?', 'Sim, a partir dos seis meses.'],
    ],
    praise: [
      'Meu filho voltou a comer ovo com segurança. Que alívio!',
      'O teste foi rápido e o plano de crise ficou na geladeira.',
      'Minha rinite melhorou com mudanças simples em casa.',
    ],
    training: 'Residência em Alergia e Imunologia',
  },
} satisfies Record<string, SpecialtyText>
