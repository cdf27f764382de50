import type { SpecialtyText } from './specialty_text.ts'

export const MEDICINE_OF_MIND_AND_SENSES = {
  Neurologista: {
    focus: ['enxaqueca', 'epilepsia', 'tremores', 'problemas de memória'],
    approach: [
      'Dor de cabeça se trata com diário, gatilhos e paciência, não apenas com analgésico.',
      'Reservo tempo para a família, que costuma notar o que o paciente não conta.',
    ],
    services: [
      ['Consulta neurológica', 'Entrevista detalhada e exame neurológico completo.', 450],
      ['Avaliação de memória', 'Testes padronizados e orientação à família.', 580],
      ['Tratamento de enxaqueca', 'Plano de prevenção e de crise, com diário de dor.', 420],
    ],
    questions: [
      [
        'Toda dor de cabeça precisa de tomografia?',
        'Não. Na maioria dos casos a conversa e o exame físico bastam.',
      ],
      ['Posso levar um acompanhante?', 'Deve, principalmente em queixas de memória ou desmaio.'],
    ],
    praise: [
      'Reduziu minhas crises de enxaqueca com um plano simples de seguir.',
      'Teve muita paciência com meu pai e explicou cada teste.',
      'Primeira vez que um médico me perguntou como a dor afeta meu trabalho.',
    ],
    training: 'Residência em Neurologia',
  },
  Psiquiatra: {
    focus: ['ansiedade', 'depressão', 'transtorno bipolar', 'insônia'],
    approach: [
      'A primeira consulta é longa de propósito: quero conhecer a pessoa antes do diagnóstico.',
      'Quando há remédio, combinamos para que serve, por quanto tempo e como será a retirada.',
    ],
    services: [
      ['Primeira consulta em psiquiatria', 'Uma hora de conversa, com plano de cuidado por escrito.', 480],
      ['Retorno', 'Acompanhamento de sintomas e ajuste de medicação.', 350],
      ['Teleconsulta psiquiátrica', 'Atendimento por vídeo com receita digital.', 380],
    ],
    questions: [
      [
        'Vou precisar tomar remédio?',
        'Nem sempre. Psicoterapia, sono e rotina também são tratamento, e decidimos juntos.',
      ],
      ['O que eu disser fica em sigilo?', 'Sim. O sigilo médico vale também para familiares e empresas.'],
    ],
    praise: [
      'Escuta sem pressa e sem julgamento. Voltei a dormir.',
      'Explicou a medicação, os efeitos e quando esperar melhora. Deu confiança.',
      'Atendimento online impecável, com a mesma atenção do consultório.',
    ],
    training: 'Residência em Psiquiatria',
  },
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
  Anestesista: {
    focus: [
      'avaliação antes da cirurgia',
      'anestesia para procedimentos',
      'dor após a cirurgia',
      'sedação consciente',
    ],
    approach: [
      'Converso com cada paciente dias antes da cirurgia, porque medo também se trata com informação.',
      'Reviso remédios, alergias e jejum por escrito, para ninguém chegar ao hospital com dúvida.',
    ],
    services: [
      ['Consulta pré-anestésica', 'Avaliação de risco, orientação de jejum e de remédios em uso.', 300],
      ['Sedação para exames', 'Acompanhamento durante endoscopia e outros exames.', 650],
      ['Clínica de dor', 'Avaliação e plano para dor crônica ou após cirurgia.', 420],
    ],
    questions: [
      [
        'Quanto tempo de jejum preciso fazer?',
        'Depende do horário e do alimento. A orientação vai por escrito depois da consulta.',
      ],
      [
        'Posso tomar meus remédios no dia?',
        'Alguns sim, outros não. Traga a lista completa para a consulta.',
      ],
    ],
    praise: [
      'Cheguei com pavor da anestesia e saí em paz da conversa.',
      'Ligou no dia seguinte à cirurgia para saber da minha dor.',
      'Explicação honesta dos riscos, sem assustar.',
    ],
    training: 'Residência em Anestesiologia',
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
