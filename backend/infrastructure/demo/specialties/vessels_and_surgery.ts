import type { SpecialtyText } from './specialty_text.ts'

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
