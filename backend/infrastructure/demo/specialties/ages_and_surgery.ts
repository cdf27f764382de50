import type { SpecialtyText } from '../demo_world.ts'

export const AGES_OF_LIFE = {
  Pediatra: {
    focus: ['recém-nascidos', 'crescimento e vacinas', 'alergias da infância', 'adolescentes'],
    approach: [
      'Criança examina brincando: o consultório tem tapete, livros e nenhum susto.',
      'Respondo às dúvidas da família por escrito no fim da consulta, porque em casa ninguém lembra de tudo.',
    ],
    services: [
      ['Consulta pediátrica', 'Crescimento, desenvolvimento, vacinas e queixas do dia a dia.', 340],
      ['Primeira consulta do bebê', 'Amamentação, sono e cuidados nas primeiras semanas.', 420],
      ['Consulta pré-natal com pediatra', 'Conversa com a família antes do nascimento.', 300],
    ],
    questions: [
      [
        'Com que frequência devo levar meu bebê?',
        'Todo mês no primeiro semestre; depois os intervalos aumentam.',
      ],
      [
        'Atende urgências?',
        'Encaixo no mesmo dia quando possível; fora do horário, o pronto-socorro é o lugar certo.',
      ],
    ],
    praise: [
      'Minha filha entra sorrindo e sai com adesivo. Paciência infinita.',
      'As orientações por escrito salvam as nossas madrugadas.',
      'Respeita o tempo da criança e acolhe os pais de primeira viagem.',
    ],
    training: 'Residência em Pediatria',
  },
  Geriatra: {
    focus: ['envelhecimento saudável', 'memória', 'quedas', 'revisão de remédios'],
    approach: [
      'Na primeira consulta coloco todos os remédios na mesa: quase sempre dá para simplificar.',
      'Cuido da pessoa e de quem cuida dela, porque os dois adoecem juntos.',
    ],
    services: [
      ['Avaliação geriátrica ampla', 'Memória, marcha, humor, nutrição e remédios, em 90 minutos.', 580],
      ['Consulta de retorno', 'Ajuste do plano de cuidado.', 380],
      ['Visita domiciliar', 'Avaliação em casa para quem tem dificuldade de sair.', 650],
    ],
    questions: [
      [
        'A partir de que idade?',
        'A partir dos 60 anos, mesmo para quem está bem: prevenir é a melhor parte.',
      ],
      ['Faz visita em casa?', 'Sim, com agendamento e conforme a região.'],
    ],
    praise: [
      'Tirou quatro remédios da minha mãe e ela ficou mais esperta.',
      'Consulta longa, com respeito e bom humor. Meu pai adorou.',
      'Orientou a família inteira sobre como evitar quedas em casa.',
    ],
    training: 'Residência em Geriatria',
  },
  Ginecologista: {
    focus: ['prevenção', 'anticoncepção', 'endometriose', 'menopausa'],
    approach: [
      'Explico cada passo do exame antes de começar e paro quando a paciente pedir.',
      'Método anticoncepcional se escolhe conversando: rotina, planos e corpo são de cada uma.',
    ],
    services: [
      ['Consulta ginecológica', 'Prevenção, exame e revisão de métodos contraceptivos.', 370],
      ['Inserção de DIU', 'Procedimento no consultório, após avaliação.', 780],
      ['Consulta de menopausa', 'Avaliação de sintomas e opções de tratamento.', 420],
      ['Pré-natal', 'Acompanhamento mensal da gestação.', 390],
    ],
    questions: [
      [
        'Posso ir menstruada?',
        'Pode conversar e consultar; apenas o preventivo é melhor fora desse período.',
      ],
      ['Atende adolescentes?', 'Sim, com parte da consulta a sós, respeitando o sigilo.'],
    ],
    praise: [
      'Primeira consulta em que não senti dor nem pressa. Virei paciente.',
      'Investigou minha endometriose quando todos diziam que era normal.',
      'Conversa franca sobre menopausa, com opções de verdade.',
    ],
    training: 'Residência em Ginecologia e Obstetrícia',
  },
  'Médico da Família': {
    focus: ['cuidado de toda a família', 'doenças crônicas', 'prevenção', 'saúde mental no dia a dia'],
    approach: [
      'Acompanho a mesma família por anos: história compartilhada vale mais que muito exame.',
      'Coordeno o cuidado com outros especialistas, para ninguém ficar perdido entre consultas.',
    ],
    services: [
      ['Consulta de medicina da família', 'Para todas as idades e queixas, com plano de prevenção.', 290],
      ['Acompanhamento de doença crônica', 'Diabetes, pressão e colesterol com metas combinadas.', 260],
      ['Consulta domiciliar', 'Para quem não consegue ir ao consultório.', 480],
    ],
    questions: [
      ['Preciso ter uma doença para consultar?', 'Não. Muita gente vem para prevenir e organizar o cuidado.'],
      ['Atende todas as idades?', 'Sim, de bebês a idosos, inclusive a família inteira no mesmo dia.'],
    ],
    praise: [
      'Cuida de mim, da minha avó e do meu filho. Confiança total.',
      'Resolveu sem me mandar para três especialistas.',
      'Sabe meu nome, minha história e pergunta do meu trabalho.',
    ],
    training: 'Residência em Medicina de Família e Comunidade',
  },
} satisfies Record<string, SpecialtyText>

export const VESSELS_AND_SURGERY = {
  Angiologista: {
    focus: ['varizes', 'inchaço nas pernas', 'má circulação', 'prevenção de trombose'],
    approach: [
      'Faço o ultrassom das veias na própria consulta, e o plano sai no mesmo dia.',
      'Antes de qualquer procedimento, explico o que é estética e o que é doença.',
    ],
    services: [
      ['Consulta vascular', 'Exame físico e orientação sobre circulação.', 360],
      ['Doppler venoso', 'Ultrassom das veias das pernas com laudo.', 280],
      ['Escleroterapia', 'Sessão para vasinhos, após avaliação.', 320],
    ],
    questions: [
      [
        'Meia de compressão é para todo mundo?',
        'Não. Há medidas e indicações certas, e às vezes ela é contraindicada.',
      ],
      [
        'O tratamento de vasinhos dói?',
        'Causa uma leve ardência; usamos resfriamento da pele durante a sessão.',
      ],
    ],
    praise: [
      'Ultrassom feito na hora e resultado explicado com calma.',
      'Minhas pernas não incham mais no fim do dia.',
      'Não empurrou cirurgia. Começamos pelo simples e funcionou.',
    ],
    training: 'Residência em Cirurgia Vascular',
  },
  'Cirurgião Plástico': {
    focus: ['pálpebras', 'mama', 'cirurgia reparadora', 'cicatrizes'],
    approach: [
      'Prefiro dizer não a prometer o que a cirurgia não entrega.',
      'Planejo tudo com fotografias padronizadas e tempo para pensar entre as consultas.',
    ],
    services: [
      ['Consulta de avaliação', 'Conversa sobre expectativas, riscos e recuperação.', 400],
      ['Retirada de lesão de pele', 'Procedimento ambulatorial com envio para análise.', 780],
      ['Tratamento de cicatriz', 'Plano com curativos, fitas e procedimentos, quando indicados.', 360],
    ],
    questions: [
      ['A avaliação tem custo?', 'Sim, e o valor não obriga a operar. É uma consulta completa.'],
      ['Onde são feitas as cirurgias?', 'Em hospital com equipe de anestesia e suporte completo.'],
    ],
    praise: [
      'Foi a primeira pessoa a me dizer que eu não precisava operar.',
      'Recuperação exatamente como explicou. Equipe muito presente.',
      'A cicatriz quase sumiu. Cuidado impecável do começo ao fim.',
    ],
    training: 'Residência em Cirurgia Plástica',
  },
  'Cirurgião Bariátrico': {
    focus: ['obesidade', 'preparo para a bariátrica', 'acompanhamento depois da cirurgia', 'hérnias'],
    approach: [
      'Bariátrica é um caminho com equipe: nutrição, psicologia e exercício antes e depois.',
      'Explico as técnicas com vantagens e limites, e ninguém decide na primeira consulta.',
    ],
    services: [
      ['Consulta de avaliação', 'Histórico de peso, exames e critérios para a cirurgia.', 420],
      ['Programa pré-operatório', 'Encontros com a equipe e preparo de documentos.', 900],
      ['Retorno pós-operatório', 'Controle de peso, vitaminas e adaptação alimentar.', 320],
    ],
    questions: [
      [
        'Quem pode fazer a cirurgia?',
        'Depende do índice de massa corporal e de outras doenças. Avaliamos caso a caso.',
      ],
      [
        'O acompanhamento é para sempre?',
        'Sim, pelo menos uma vez por ano, para cuidar de vitaminas e hábitos.',
      ],
    ],
    praise: [
      'Me acompanharam desde a dúvida até dois anos depois da cirurgia.',
      'Explicou os riscos sem enfeitar. Decidi com segurança.',
      'Equipe que responde e acolhe. Minha vida mudou.',
    ],
    training: 'Residência em Cirurgia do Aparelho Digestivo',
  },
} satisfies Record<string, SpecialtyText>
