import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { SpecialtyText } from '../demo_world.ts'
import { AGES_OF_LIFE, VESSELS_AND_SURGERY } from './ages_and_surgery.ts'
import { MOVEMENT_AND_CARE, SKIN_BONES_AND_JOINTS } from './body_and_care.ts'
import { HEART_KIDNEYS_AND_BLOOD, HORMONES_AND_DEFENCES } from './chest_and_hormones.ts'
import { DIGESTION_AND_BREATHING, EYES_EARS_AND_IMAGES, MIND_AND_NERVES } from './head_and_digestion.ts'

const TEETH_WORDS_AND_FOOD = {
  Dentista: {
    focus: ['limpeza e prevenção', 'restaurações', 'clareamento', 'medo de dentista'],
    approach: [
      'Mostro tudo na câmera antes de tratar, e nada começa sem orçamento claro.',
      'Anestesia sem pressa e pausa combinada: dá para cuidar dos dentes sem sofrimento.',
    ],
    services: [
      ['Avaliação odontológica', 'Exame com câmera e plano de tratamento com valores.', 120],
      ['Limpeza e profilaxia', 'Remoção de tártaro, polimento e orientação de higiene.', 190],
      ['Restauração', 'Resina na cor do dente, por elemento.', 260],
      ['Clareamento de consultório', 'Sessão com proteção da gengiva.', 750],
    ],
    questions: [
      ['Atende quem tem muito medo?', 'Sim. Combinamos sinais para parar e começamos pelo mais simples.'],
      ['Parcela o tratamento?', 'Sim, conforme o plano, com o orçamento assinado antes de começar.'],
    ],
    praise: [
      'Perdi o medo de dentista aos quarenta anos. Gratidão!',
      'Orçamento honesto e explicação na tela. Sem surpresas.',
      'Clareamento sem dor e com ótimo resultado.',
    ],
    training: 'Especialização em Dentística',
  },
  Psicólogo: {
    focus: ['ansiedade', 'luto', 'relacionamentos', 'esgotamento no trabalho'],
    approach: [
      'Trabalho com terapia cognitivo-comportamental e objetivos revistos a cada dois meses.',
      'O espaço é seu: aqui não há conselho pronto nem tema proibido.',
    ],
    services: [
      ['Sessão de psicoterapia', 'Cinquenta minutos, presencial ou por vídeo.', 190],
      ['Terapia de casal', 'Sessão de setenta e cinco minutos.', 290],
      ['Orientação a pais', 'Encontro para conversar sobre o momento do filho.', 210],
    ],
    questions: [
      [
        'De quanto em quanto tempo são as sessões?',
        'Em geral uma por semana, e o intervalo é revisto conforme a evolução.',
      ],
      ['Emite recibo para reembolso?', 'Sim, com os dados exigidos pelos planos.'],
    ],
    praise: [
      'Encontrei um espaço seguro para falar do meu luto.',
      'As sessões online funcionam muito bem. Pontual e presente.',
      'Aprendi a lidar com as crises de ansiedade com exercícios simples.',
    ],
    training: 'Especialização em Terapia Cognitivo-Comportamental',
  },
  Nutricionista: {
    focus: ['reeducação alimentar', 'nutrição no esporte', 'intestino', 'alimentação na gestação'],
    approach: [
      'Parto do prato que a pessoa já come e mudo uma coisa de cada vez.',
      'Sem lista de proibidos: planejo mercado, marmita e fim de semana.',
    ],
    services: [
      ['Consulta nutricional', 'Avaliação, bioimpedância e plano alimentar individual.', 220],
      ['Retorno', 'Ajuste do plano e conversa sobre as dificuldades.', 150],
      ['Plano para atletas', 'Estratégia para treino e competição.', 320],
    ],
    questions: [
      ['Quando recebo o plano?', 'Em até dois dias, por aplicativo, com lista de compras.'],
      ['Atende vegetarianos?', 'Sim, com atenção especial a ferro, B12 e proteínas.'],
    ],
    praise: [
      'Emagreci comendo arroz e feijão. Sem terror.',
      'O plano coube na minha rotina de plantão.',
      'Meu intestino melhorou em três semanas.',
    ],
    training: 'Especialização em Nutrição Clínica',
  },
  Fonoaudiólogo: {
    focus: ['atraso na fala', 'voz', 'audição', 'deglutição'],
    approach: [
      'Com crianças, a terapia é brincadeira séria, e a família aprende junto.',
      'Gravo a voz no começo e no fim, para a evolução ser ouvida.',
    ],
    services: [
      ['Avaliação de fala e linguagem', 'Duas sessões com relatório para a família e a escola.', 320],
      ['Sessão de fonoaudiologia', 'Quarenta minutos de terapia individual.', 140],
      ['Terapia vocal', 'Para professores, cantores e quem usa a voz no trabalho.', 160],
    ],
    questions: [
      [
        'Com que idade devo procurar ajuda?',
        'Se a criança não junta duas palavras aos dois anos, vale avaliar.',
      ],
      ['Conversa com a escola?', 'Sim, com autorização da família.'],
    ],
    praise: [
      'Meu filho fala e não para mais! Quanta dedicação.',
      'Minha voz de professora voltou depois de dois meses.',
      'Explicou para a escola como ajudar. Fez toda a diferença.',
    ],
    training: 'Especialização em Linguagem',
  },
} satisfies Record<string, SpecialtyText>

/** The type requires a text for every specialty of the catalogue. */
export const SPECIALTY_TEXTS: Readonly<Record<SpecialtyName, SpecialtyText>> = {
  ...AGES_OF_LIFE,
  ...DIGESTION_AND_BREATHING,
  ...EYES_EARS_AND_IMAGES,
  ...HEART_KIDNEYS_AND_BLOOD,
  ...HORMONES_AND_DEFENCES,
  ...MIND_AND_NERVES,
  ...MOVEMENT_AND_CARE,
  ...SKIN_BONES_AND_JOINTS,
  ...TEETH_WORDS_AND_FOOD,
  ...VESSELS_AND_SURGERY,
}
