import type { SpecialtyText } from './specialty_text.ts'

export const MEDICINE_OF_BODY = {
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
