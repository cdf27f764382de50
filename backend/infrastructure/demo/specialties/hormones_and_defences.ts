import type { SpecialtyText } from './specialty_text.ts'

export const HORMONES_AND_DEFENCES = {
  Endocrinologista: {
    focus: ['diabetes', 'tireoide', 'obesidade', 'menopausa e hormônios'],
    approach: [
      'Trato peso como saúde, sem bronca na balança e sem dieta da moda.',
      'Ensino a ler os próprios números, porque quem entende a glicose cuida melhor dela.',
    ],
    services: [
      ['Consulta em endocrinologia', 'Avaliação hormonal e metabólica com revisão de exames.', 420],
      ['Acompanhamento de diabetes', 'Ajuste de insulina ou remédios e leitura do sensor.', 390],
      ['Tratamento da obesidade', 'Plano de longo prazo com retornos mensais.', 450],
    ],
    questions: [
      ['Preciso ir em jejum?', 'Não. Se algum exame pedir jejum, aviso com antecedência.'],
      [
        'Nódulo na tireoide é grave?',
        'Na maioria das vezes não; o ultrassom e, em alguns casos, a punção definem o que fazer.',
      ],
    ],
    praise: [
      'Perdi peso sem passar fome e sem julgamento.',
      'Finalmente entendi meu diabetes. Minha glicada caiu em quatro meses.',
      'Calma e objetividade ao explicar os exames da tireoide.',
    ],
    training: 'Residência em Endocrinologia e Metabologia',
  },
  Oncologista: {
    focus: [
      'tratamento do câncer',
      'segunda opinião',
      'efeitos da quimioterapia',
      'acompanhamento após o tratamento',
    ],
    approach: [
      'Digo a verdade com tempo e com cuidado, e repito quantas vezes for preciso.',
      'Trabalho com cirurgia, radioterapia, nutrição e psicologia na mesma mesa.',
    ],
    services: [
      ['Consulta em oncologia', 'Revisão completa de laudos e discussão das opções.', 550],
      ['Segunda opinião', 'Análise do caso com relatório por escrito.', 700],
      ['Seguimento', 'Consultas periódicas depois do tratamento.', 420],
    ],
    questions: [
      [
        'O que devo levar?',
        'Biópsia, exames de imagem e a lista de remédios. Se faltar algo, ajudamos a reunir.',
      ],
      [
        'Minha família pode participar?',
        'Sempre que o paciente quiser. Conversas difíceis ficam mais leves juntas.',
      ],
    ],
    praise: [
      'Nos explicou tudo em palavras simples num momento muito duro.',
      'A segunda opinião nos deu segurança para seguir o tratamento.',
      'Responde, acolhe e nunca nos deixou sem próximo passo.',
    ],
    training: 'Residência em Oncologia Clínica',
  },
  Infectologista: {
    focus: ['infecções de repetição', 'HIV e prevenção', 'vacinas de adultos', 'saúde do viajante'],
    approach: [
      'Acolho sem julgamento: prevenção combinada se constrói com confiança.',
      'Uso antibiótico com critério e explico por que às vezes o melhor é esperar.',
    ],
    services: [
      ['Consulta em infectologia', 'Investigação de febre e infecções, com revisão de exames.', 400],
      ['Consulta do viajante', 'Vacinas e orientações conforme o destino.', 320],
      ['Prevenção combinada', 'Orientação sobre PrEP, testagem e vacinas.', 350],
    ],
    questions: [
      [
        'Quanto tempo antes da viagem devo consultar?',
        'De preferência seis semanas, para dar tempo de as vacinas fazerem efeito.',
      ],
      ['O atendimento é sigiloso?', 'Totalmente, inclusive em relação a convênios e empresas.'],
    ],
    praise: [
      'Atendimento respeitoso e sigiloso. Me senti em segurança.',
      'Planejou todas as vacinas da nossa viagem.',
      'Descobriu a causa da febre que ninguém achava.',
    ],
    training: 'Residência em Infectologia',
  },
} satisfies Record<string, SpecialtyText>
