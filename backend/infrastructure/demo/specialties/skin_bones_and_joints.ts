import type { SpecialtyText } from './specialty_text.ts'

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
