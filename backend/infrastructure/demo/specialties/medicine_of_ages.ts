import type { SpecialtyText } from './specialty_text.ts'

export const MEDICINE_OF_AGES = {
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
