import type { SpecialtyText } from './specialty_text.ts'

export const MEDICINE_OF_ORGANS = {
  Cardiologista: {
    focus: ['hipertensão', 'arritmias', 'colesterol alto', 'prevenção do infarto'],
    approach: [
      'Gosto de medir antes de opinar: pressão em casa, exames certos e metas que cabem na rotina.',
      'Explico cada remédio e para que ele serve, porque tratamento do coração é de longo prazo e precisa fazer sentido.',
    ],
    services: [
      ['Consulta cardiológica', 'Histórico, exame físico e eletrocardiograma na própria consulta.', 380],
      ['Check-up do coração', 'Avaliação de risco com revisão de exames e plano de prevenção.', 520],
      ['Teste ergométrico', 'Esforço na esteira com acompanhamento contínuo do traçado.', 290],
      ['MAPA 24 horas', 'Medida da pressão ao longo do dia e da noite, com laudo.', 240],
    ],
    questions: [
      [
        'Preciso levar exames antigos?',
        'Sim, mesmo os de anos atrás: comparar resultados ajuda a entender a evolução.',
      ],
      ['O eletrocardiograma está incluído?', 'Está incluído na consulta presencial, sem custo adicional.'],
      [
        'Atende quem vai operar?',
        'Sim. Faço avaliação de risco cirúrgico com laudo entregue em até dois dias úteis.',
      ],
    ],
    praise: [
      'Explicou meu exame com um desenho e tirou um peso das minhas costas. Saí com um plano claro.',
      'Minha pressão finalmente está controlada, e sem trocar de remédio a cada mês.',
      'Ouviu tudo com calma antes de pedir qualquer exame. Faz diferença.',
    ],
    training: 'Residência em Cardiologia',
  },
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
  Nefrologista: {
    focus: [
      'pedra nos rins',
      'doença renal crônica',
      'pressão de origem renal',
      'infecções urinárias de repetição',
    ],
    approach: [
      'Meu objetivo é proteger o rim cedo, com pressão, alimentação e remédios na medida.',
      'Mostro a evolução da função renal em um gráfico simples, consulta a consulta.',
    ],
    services: [
      ['Consulta em nefrologia', 'Avaliação da função renal e revisão de exames de sangue e urina.', 400],
      ['Prevenção de cálculo renal', 'Investigação das causas e orientação de hidratação e dieta.', 420],
      ['Acompanhamento de doença renal', 'Retorno com metas de pressão e laboratório.', 350],
    ],
    questions: [
      [
        'Quais exames devo levar?',
        'Creatinina, urina e ultrassom, se já tiver. Se não tiver, pedimos na consulta.',
      ],
      ['Acompanha pacientes em diálise?', 'Sim, em conjunto com a clínica de diálise de referência.'],
    ],
    praise: [
      'Explicou minha creatinina de um jeito que eu finalmente entendi.',
      'Não tive mais cálculo desde que sigo as orientações.',
      'Atenção com os detalhes e retorno rápido com os exames.',
    ],
    training: 'Residência em Nefrologia',
  },
  Urologista: {
    focus: ['próstata', 'cálculo renal', 'incontinência urinária', 'saúde sexual masculina'],
    approach: [
      'Consulta reservada e direta: nenhum assunto aqui é constrangedor.',
      'Discuto riscos e benefícios de cada exame de próstata antes de pedir.',
    ],
    services: [
      ['Consulta urológica', 'Avaliação completa, com revisão de exames e orientação preventiva.', 380],
      ['Check-up masculino', 'Prevenção a partir dos 45 anos, com plano individual.', 480],
      ['Vasectomia: avaliação', 'Consulta de orientação, documentação e planejamento do procedimento.', 350],
    ],
    questions: [
      ['Mulheres também podem consultar?', 'Sim. Atendo infecções urinárias de repetição e incontinência.'],
      [
        'A partir de que idade devo fazer check-up?',
        'Em geral aos 50 anos, ou aos 45 com história na família. A decisão é conversada.',
      ],
    ],
    praise: [
      'Fui com vergonha, e ela passou em minutos. Muito respeito em tudo.',
      'Resolveu uma cólica renal que me perseguia havia meses.',
      'Explica as opções e deixa a gente decidir sem pressa.',
    ],
    training: 'Residência em Urologia',
  },
  Hematologista: {
    focus: ['anemia', 'alterações do hemograma', 'trombose', 'doação e transfusão de sangue'],
    approach: [
      'Um hemograma alterado assusta; começo explicando o que cada número quer dizer.',
      'Trabalho junto com o médico que encaminhou, com relatório claro a cada etapa.',
    ],
    services: [
      ['Consulta em hematologia', 'Leitura detalhada dos exames e investigação da causa.', 420],
      ['Acompanhamento de anticoagulação', 'Ajuste de dose e orientação sobre riscos e alimentos.', 320],
      ['Segunda opinião', 'Revisão de laudos e condutas, com relatório por escrito.', 550],
    ],
    questions: [
      [
        'Anemia sempre se trata com ferro?',
        'Não. Primeiro é preciso saber a causa; nem toda anemia é por falta de ferro.',
      ],
      ['Recebe encaminhamento de outra cidade?', 'Sim, e parte do acompanhamento pode ser por teleconsulta.'],
    ],
    praise: [
      'Cheguei com medo do exame e saí entendendo tudo. Muito humano.',
      'Achou a causa da minha anemia, que ninguém tinha investigado.',
      'Relatório completo para o meu outro médico, organizado e claro.',
    ],
    training: 'Residência em Hematologia e Hemoterapia',
  },
} satisfies Record<string, SpecialtyText>
