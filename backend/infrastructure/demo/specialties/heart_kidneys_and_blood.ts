import type { SpecialtyText } from './specialty_text.ts'

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
