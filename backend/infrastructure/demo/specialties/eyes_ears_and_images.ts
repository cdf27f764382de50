import type { SpecialtyText } from './specialty_text.ts'

export const EYES_EARS_AND_IMAGES = {
  Oftalmologista: {
    focus: ['grau de óculos', 'catarata', 'glaucoma', 'olho seco'],
    approach: [
      'Meço a pressão do olho em toda consulta de adulto, porque o glaucoma não avisa.',
      'Mostro a imagem do fundo do olho na tela, para você ver o que eu vejo.',
    ],
    services: [
      ['Consulta oftalmológica', 'Refração, pressão ocular e fundo de olho.', 320],
      ['Adaptação de lentes de contato', 'Teste, treino de uso e retorno em 15 dias.', 380],
      ['Mapeamento de retina', 'Exame com pupila dilatada e laudo com imagens.', 190],
    ],
    questions: [
      [
        'Posso dirigir depois da consulta?',
        'Se a pupila for dilatada, é melhor vir acompanhado: a visão embaça por algumas horas.',
      ],
      [
        'De quanto em quanto tempo devo voltar?',
        'Uma vez por ano, ou antes se houver glaucoma na família ou diabetes.',
      ],
    ],
    praise: [
      'Óculos novos perfeitos de primeira e explicação sobre cada exame.',
      'Descobriu a pressão alta do olho em uma consulta de rotina.',
      'Muito jeito com meu filho, que morria de medo do colírio.',
    ],
    training: 'Residência em Oftalmologia',
  },
  Otorrinolaringologista: {
    focus: ['rinite e sinusite', 'zumbido', 'tontura', 'ronco'],
    approach: [
      'Examino ouvido, nariz e garganta com câmera e comento o que aparece na tela.',
      'Na tontura, a manobra certa no consultório muitas vezes resolve mais que o remédio.',
    ],
    services: [
      ['Consulta em otorrino', 'Exame completo de ouvido, nariz e garganta.', 350],
      ['Videonasolaringoscopia', 'Exame com câmera fina, feito no consultório.', 280],
      ['Lavagem de ouvido', 'Remoção de cerume com avaliação do tímpano.', 180],
    ],
    questions: [
      ['O exame com câmera dói?', 'Incomoda um pouco por segundos; usamos um spray anestésico antes.'],
      ['Atende crianças?', 'Sim, a partir de 2 anos, inclusive para avaliação de amígdalas e adenoide.'],
    ],
    praise: [
      'Minha labirintite era um cristal fora do lugar. Uma manobra e passou.',
      'Muito cuidado ao examinar meu filho, que saiu rindo.',
      'Resolveu uma sinusite que voltava todo inverno.',
    ],
    training: 'Residência em Otorrinolaringologia',
  },
  Radiologista: {
    focus: ['ultrassonografia', 'mamografia', 'ressonância', 'laudos de segunda opinião'],
    approach: [
      'Explico a imagem ao paciente logo depois do exame, dentro do que já é possível afirmar.',
      'Falo diretamente com o médico que pediu o exame quando o achado muda a conduta.',
    ],
    services: [
      ['Ultrassom de abdome', 'Exame completo com laudo em 24 horas.', 240],
      ['Ultrassom de mama', 'Exame com descrição padronizada e comparação com anteriores.', 220],
      ['Segunda opinião em imagem', 'Releitura de tomografia ou ressonância com relatório.', 390],
    ],
    questions: [
      ['Em quanto tempo sai o laudo?', 'Em até 24 horas úteis; casos urgentes saem no mesmo dia.'],
      [
        'Preciso de preparo para o ultrassom?',
        'Para o abdome, seis horas de jejum e bexiga cheia. Enviamos tudo por mensagem.',
      ],
    ],
    praise: [
      'Explicou o que via na tela durante o exame. Nunca tinham feito isso comigo.',
      'Laudo claro e entregue antes do prazo.',
      'Muita delicadeza em um exame que sempre me deu nervoso.',
    ],
    training: 'Residência em Radiologia e Diagnóstico por Imagem',
  },
} satisfies Record<string, SpecialtyText>
