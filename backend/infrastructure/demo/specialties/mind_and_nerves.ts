import type { SpecialtyText } from './specialty_text.ts'

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
