import type { SpecialtyText } from '../demo_world.ts'

export const MOVEMENT_AND_CARE = {
  Fisioterapeuta: {
    focus: ['dor lombar', 'recuperação de cirurgias', 'lesões do esporte', 'postura e pilates'],
    approach: [
      'Uma pessoa por horário, com avaliação de força e movimento a cada mês.',
      'Ensino exercícios para fazer em casa, porque a melhora acontece entre as sessões.',
    ],
    services: [
      ['Avaliação fisioterapêutica', 'Testes de movimento e força, com plano de tratamento.', 180],
      ['Sessão de fisioterapia', 'Cinquenta minutos de atendimento individual.', 130],
      ['Pilates clínico', 'Aula em dupla, com foco em dor e postura.', 95],
    ],
    questions: [
      ['Quantas sessões vou precisar?', 'Depende da avaliação. Revejo o plano a cada dez sessões.'],
      ['Preciso de pedido médico?', 'Não para a avaliação; alguns convênios exigem.'],
    ],
    praise: [
      'Dez sessões e voltei a pegar meu neto no colo.',
      'Atendimento individual de verdade, sem rodízio.',
      'Os exercícios de casa são simples e funcionam.',
    ],
    training: 'Especialização em Fisioterapia Traumato-Ortopédica',
  },
  Enfermeiro: {
    focus: ['curativos', 'vacinas', 'cuidado em casa', 'amamentação'],
    approach: [
      'Cuido em casa com o mesmo rigor do hospital e com mais conversa.',
      'Treino a família em cada procedimento, para ninguém ficar inseguro quando eu saio.',
    ],
    services: [
      ['Curativo em domicílio', 'Avaliação da ferida, troca e registro da evolução.', 160],
      ['Consultoria em amamentação', 'Visita de uma hora e meia com retorno por mensagem.', 280],
      ['Aplicação de medicamentos', 'Injetáveis com receita, em casa ou no consultório.', 90],
    ],
    questions: [
      ['Atende em feriados?', 'Sim, com agendamento prévio, para cuidados que não podem parar.'],
      ['Preciso ter o material?', 'Posso levar tudo; o valor do material é informado antes.'],
    ],
    praise: [
      'Curou uma ferida que estava aberta havia meses.',
      'Minha esposa voltou a amamentar sem dor. Somos gratos.',
      'Pontualidade, cuidado e carinho com minha avó.',
    ],
    training: 'Especialização em Enfermagem em Estomaterapia',
  },
  'Técnico em Enfermagem': {
    focus: [
      'cuidado de idosos',
      'acompanhamento hospitalar',
      'higiene e conforto',
      'controle de remédios em casa',
    ],
    approach: [
      'Registro tudo em um caderno de cuidados que a família acompanha.',
      'Respeito o ritmo da pessoa: cuidado bom preserva a autonomia.',
    ],
    services: [
      ['Plantão diurno de 12 horas', 'Cuidados, medicação prescrita e companhia.', 260],
      ['Acompanhamento em consultas', 'Transporte e apoio durante consultas e exames.', 140],
      ['Visita para medicação', 'Organização semanal e conferência dos remédios.', 80],
    ],
    questions: [
      ['Atende à noite?', 'Sim, em plantões de 12 horas, conforme a agenda.'],
      ['Há supervisão de enfermagem?', 'Sim, os cuidados seguem plano feito por enfermeira responsável.'],
    ],
    praise: [
      'Cuidou do meu pai com respeito e bom humor.',
      'O caderno de anotações nos deu muita tranquilidade.',
      'Chega na hora e trata minha mãe como da família.',
    ],
    training: 'Curso técnico em Enfermagem com ênfase em Saúde do Idoso',
  },
  Quiropraxista: {
    focus: ['dor nas costas', 'dor no pescoço', 'tensão do trabalho', 'postura'],
    approach: [
      'Explico cada ajuste antes de fazer e só sigo com o seu consentimento.',
      'Quando o caso pede médico ou fisioterapeuta, encaminho na primeira consulta.',
    ],
    services: [
      ['Avaliação e primeiro ajuste', 'Histórico, testes de movimento e primeira sessão.', 230],
      ['Sessão de quiropraxia', 'Ajustes e orientações de postura.', 160],
      ['Ergonomia no trabalho', 'Visita ao posto de trabalho com relatório.', 390],
    ],
    questions: [
      ['O ajuste dói?', 'Em geral não. Pode haver um leve desconforto, que passa em um dia.'],
      [
        'Quem não pode fazer?',
        'Algumas condições impedem, como fraturas e osteoporose avançada; por isso a avaliação vem antes.',
      ],
    ],
    praise: [
      'Minha dor no pescoço melhorou na segunda sessão.',
      'Explica antes de tocar. Passa muita segurança.',
      'Ajustou minha cadeira e mesa do home office. Que diferença!',
    ],
    training: 'Graduação em Quiropraxia',
  },
  Terapeuta: {
    focus: [
      'terapia ocupacional',
      'desenvolvimento infantil',
      'reabilitação da mão',
      'autonomia no dia a dia',
    ],
    approach: [
      'Treino o que importa para a pessoa: abotoar, cozinhar, escrever, voltar ao trabalho.',
      'Adapto a casa e os objetos antes de exigir mais esforço.',
    ],
    services: [
      ['Avaliação de terapia ocupacional', 'Entrevista e testes das atividades do dia a dia.', 240],
      ['Sessão de terapia', 'Cinquenta minutos de atendimento individual.', 150],
      ['Adaptação da casa', 'Visita com sugestões de segurança e conforto.', 320],
    ],
    questions: [
      ['Atende crianças autistas?', 'Sim, com integração sensorial e orientação à família e à escola.'],
      ['O atendimento pode ser em casa?', 'Sim, quando o objetivo é a rotina dentro de casa.'],
    ],
    praise: [
      'Minha filha aprendeu a se vestir sozinha. Emocionante.',
      'Voltei a escrever depois da cirurgia na mão.',
      'Ideias simples que mudaram a rotina da minha mãe.',
    ],
    training: 'Especialização em Terapia da Mão e Integração Sensorial',
  },
} satisfies Record<string, SpecialtyText>

export const SKIN_BONES_AND_JOINTS = {
  Dermatologista: {
    focus: ['acne', 'manchas', 'queda de cabelo', 'prevenção do câncer de pele'],
    approach: [
      'Olho a pele inteira, com dermatoscópio, e explico o que é só sinal e o que precisa de atenção.',
      'Prefiro rotinas curtas de cuidado, com produtos que cabem no bolso e que a pessoa consegue manter.',
    ],
    services: [
      ['Consulta dermatológica', 'Exame da pele, dos cabelos e das unhas, com dermatoscopia.', 390],
      ['Mapeamento de pintas', 'Registro de sinais com fotografia para comparar ao longo do tempo.', 460],
      ['Tratamento de acne', 'Plano de seis meses com retornos programados.', 420],
      ['Peeling químico', 'Sessão indicada após avaliação da pele.', 350],
    ],
    questions: [
      ['Preciso tirar a maquiagem antes?', 'Sim, e o esmalte também: as unhas fazem parte do exame.'],
      [
        'Com que frequência devo examinar as pintas?',
        'Em geral uma vez por ano, ou antes se alguma mudar de cor, tamanho ou formato.',
      ],
    ],
    praise: [
      'Minha acne melhorou com uma rotina de três produtos. Simples e honesto.',
      'Examinou pinta por pinta e me tranquilizou.',
      'Não tentou me vender procedimento nenhum. Voltarei sempre.',
    ],
    training: 'Residência em Dermatologia',
  },
  Ortopedista: {
    focus: ['dor no joelho', 'coluna', 'ombro', 'lesões do esporte'],
    approach: [
      'Cirurgia é a última página do livro: antes vêm fisioterapia, força e ajustes na rotina.',
      'Uso um modelo de articulação na mesa para mostrar onde está o problema.',
    ],
    services: [
      ['Consulta ortopédica', 'Exame físico detalhado e leitura dos exames de imagem.', 350],
      ['Infiltração articular', 'Aplicação guiada, indicada após avaliação.', 580],
      ['Avaliação do atleta', 'Análise de lesão e plano de retorno ao esporte.', 430],
    ],
    questions: [
      ['Preciso levar ressonância?', 'Só se já tiver feito. Muitas vezes o exame físico já responde.'],
      [
        'Trata hérnia de disco sem cirurgia?',
        'Na maioria dos casos sim, com fisioterapia e controle da dor.',
      ],
    ],
    praise: [
      'Voltei a correr sem dor e sem operar. Recomendo muito.',
      'Mostrou no modelo do joelho o que eu tinha. Entendi na hora.',
      'Direto, gentil e sem exames desnecessários.',
    ],
    training: 'Residência em Ortopedia e Traumatologia',
  },
  Reumatologista: {
    focus: ['artrite', 'lúpus', 'fibromialgia', 'osteoporose'],
    approach: [
      'Doença crônica se cuida em parceria: dou metas pequenas e acompanho de perto.',
      'Levo a dor a sério, mesmo quando os exames vêm normais.',
    ],
    services: [
      ['Consulta em reumatologia', 'Exame das articulações e investigação laboratorial dirigida.', 430],
      ['Acompanhamento de artrite', 'Índice de atividade da doença e ajuste do tratamento.', 380],
      ['Avaliação de osteoporose', 'Risco de fratura e plano de prevenção.', 390],
    ],
    questions: [
      ['Dor nas juntas é sempre reumatismo?', 'Não. Muitas causas são mecânicas, e o exame ajuda a separar.'],
      ['Faz acompanhamento por vídeo?', 'Sim, para retornos de pacientes estáveis.'],
    ],
    praise: [
      'Depois de cinco médicos, alguém acreditou na minha dor.',
      'Explica os imunossupressores com muita clareza.',
      'Minha mãe voltou a cozinhar sem dor nas mãos.',
    ],
    training: 'Residência em Reumatologia',
  },
} satisfies Record<string, SpecialtyText>
