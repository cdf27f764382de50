import type { Screen } from '#frontend/lib/screen.ts'
import { LegalDocument } from './legal_document.tsx'
import { CONTACT, type LegalSection } from './legal_text.ts'

const ACCESSIBILITY: readonly LegalSection[] = [
  {
    id: 'compromisso',
    title: 'Nosso compromisso',
    blocks: [
      'Encontrar atendimento de saúde deve ser possível para todas as pessoas. O [marca] segue as ' +
        'Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, e a Lei Brasileira de Inclusão ' +
        '(Lei 13.146/2015, art. 63).',
      'A cada mudança, todas as telas passam por testes automáticos de acessibilidade, e as tarefas principais são feitas só com o teclado.',
    ],
  },
  {
    id: 'o-que-fazemos',
    title: 'O que você encontra aqui',
    blocks: [
      [
        'Tudo funciona pelo teclado, e o foco fica sempre visível.',
        'Leitores de tela encontram títulos, regiões, nomes de campos e avisos em português.',
        'O texto pode ser ampliado a 200 %, e as páginas cabem em telas de 320 pixels de largura.',
        'As cores têm contraste suficiente no tema claro e no escuro, e as cores escolhidas no seu sistema são respeitadas.',
        'Quem pede menos movimento no sistema não vê animações.',
        'A busca, os perfis e o blog podem ser lidos mesmo sem JavaScript.',
      ],
    ],
  },
  {
    id: 'atendimento',
    title: 'Acessibilidade dos consultórios',
    blocks: [
      'O acesso a cada local de atendimento é informado pelos próprios profissionais. Confirme rampas, ' +
        'elevadores, intérprete de Libras e outros recursos antes da consulta, pelo WhatsApp ou pelo ' +
        'telefone do perfil. Muitos profissionais também atendem por teleconsulta.',
    ],
  },
  {
    id: 'dificuldades',
    title: 'Encontrou uma barreira?',
    blocks: [
      `Escreva para ${CONTACT} e conte em que página e com que recurso estava (por exemplo, leitor de tela ou ampliador). Respondemos em português e corrigimos o que impede o uso com prioridade.`,
    ],
  },
]

function AccessibilityPage() {
  return (
    <LegalDocument
      title="Acessibilidade"
      description="Como o [marca] cuida para que todas as pessoas possam usar o site, e como avisar de uma barreira."
      sections={ACCESSIBILITY}
    />
  )
}

export const screen = (): Screen => ({ Component: AccessibilityPage })
