import type { SpecialtyText } from '../demo_world.ts'

export const HEART_KIDNEYS_AND_BLOOD = {
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
