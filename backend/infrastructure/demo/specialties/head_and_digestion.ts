import type { SpecialtyText } from '../demo_world.ts'

export const DIGESTION_AND_BREATHING = {
  Gastroenterologista: {
    focus: ['refluxo', 'gastrite', 'intestino irritável', 'doenças do fígado'],
    approach: [
      'Comida, sono e estresse entram na conversa, porque o aparelho digestivo sente tudo isso.',
      'Peço endoscopia e colonoscopia quando mudam a conduta, e explico o preparo passo a passo.',
    ],
    services: [
      ['Consulta em gastroenterologia', 'Avaliação completa de queixas digestivas e revisão de exames.', 390],
      ['Acompanhamento de doença inflamatória', 'Retorno programado com ajuste de tratamento.', 350],
      ['Orientação para exames', 'Preparo de endoscopia ou colonoscopia e leitura do laudo.', 220],
    ],
    questions: [
      [
        'Preciso estar em jejum para a consulta?',
        'Não. O jejum só é necessário em exames, e você recebe as instruções por escrito.',
      ],
      [
        'Trata intolerância à lactose?',
        'Sim, com investigação adequada e um plano alimentar que não corta mais do que o necessário.',
      ],
    ],
    praise: [
      'Depois de anos de refluxo, entendi o que piora e o que ajuda. Melhorei muito.',
      'Explicou a colonoscopia com tanta clareza que fui sem medo.',
      'Não saiu receitando remédio: primeiro quis entender minha rotina.',
    ],
    training: 'Residência em Gastroenterologia',
  },
  Pneumologista: {
    focus: ['asma', 'tosse que não passa', 'enfisema', 'apneia do sono'],
    approach: [
      'Confiro a técnica de cada inalador no consultório, porque metade do resultado está no jeito de usar.',
      'Acompanho quem quer parar de fumar sem julgamento, com remédio quando ajuda e retorno curto.',
    ],
    services: [
      ['Consulta em pneumologia', 'Avaliação de sintomas respiratórios com oximetria.', 380],
      ['Espirometria', 'Medida da função pulmonar com laudo no mesmo dia.', 210],
      [
        'Programa para parar de fumar',
        'Quatro encontros com plano individual e apoio entre as consultas.',
        640,
      ],
    ],
    questions: [
      [
        'Faz espirometria no consultório?',
        'Sim, com hora marcada. Evite fumar e tomar café nas duas horas anteriores.',
      ],
      [
        'Atende crianças com asma?',
        'Atendo a partir dos 12 anos; abaixo disso, indico um pneumologista pediátrico.',
      ],
    ],
    praise: [
      'Descobri que usava a bombinha errado há anos. Uma consulta mudou minha asma.',
      'Parei de fumar com acompanhamento e sem bronca. Gratidão.',
      'Consulta detalhada, exame feito na hora e explicação sem termos difíceis.',
    ],
    training: 'Residência em Pneumologia',
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

export const MIND_AND_NERVES = {
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
} satisfies Record<string, SpecialtyText>
