import type { Screen } from '#frontend/lib/screen.ts'
import { LegalDocument } from './legal_document.tsx'
import type { LegalSection } from './legal_text.ts'

const TERMS: readonly LegalSection[] = [
  {
    id: 'o-servico',
    title: 'O que é o [marca]',
    blocks: [
      'O [marca] é um diretório que ajuda pacientes no Brasil a encontrar profissionais de saúde. Ao usar ' +
        'o site, você concorda com estes Termos de Uso e com a Política de Privacidade. Se não concordar, ' +
        'pedimos que não o utilize.',
      'O uso é gratuito para pacientes. Profissionais podem manter um perfil gratuito ou assinar o plano Premium.',
    ],
  },
  {
    id: 'informacao-nao-e-consulta',
    title: 'Informação não é consulta',
    blocks: [
      'Perfis, avaliações e artigos têm caráter informativo e não substituem consulta, diagnóstico ou tratamento. Não prestamos serviços de saúde nem participamos do atendimento.',
      'Em uma emergência, ligue para o SAMU (192) ou procure o pronto-socorro mais próximo.',
    ],
  },
  {
    id: 'agendamento-e-pagamento',
    title: 'Agendamento, preços e pagamento',
    blocks: [
      'Cada profissional define os próprios preços, horários e formas de atendimento. O agendamento e o ' +
        'pagamento são combinados diretamente entre paciente e profissional. Não cobramos, não recebemos e ' +
        'não intermediamos esses valores.',
    ],
  },
  {
    id: 'profissionais',
    title: 'Deveres dos profissionais',
    blocks: [
      'Quem se cadastra como profissional declara que:',
      [
        'tem registro ativo no conselho da sua profissão e segue o respectivo código de ética, inclusive as regras de publicidade;',
        'publica apenas informações verdadeiras, atuais e próprias;',
        'usa os dados dos pacientes somente para atendê-los, com o sigilo que a profissão exige;',
        'guarda a sua senha e responde pelo uso da sua conta.',
      ],
      'O selo Verificado indica que o registro informado foi conferido. Ele não é garantia da qualidade do ' +
        'atendimento. Perfis que violem estes termos podem ser bloqueados; quem teve a conta bloqueada pode ' +
        'pedir uma revisão em [contato].',
    ],
  },
  {
    id: 'avaliacoes',
    title: 'Avaliações e conteúdo enviado por você',
    blocks: [
      'Avalie apenas atendimentos que você realmente recebeu, com respeito e sem expor dados de outras ' +
        'pessoas. As avaliações passam por aprovação antes de aparecer. Ao enviar um conteúdo, você nos ' +
        'autoriza a exibi-lo no site e continua responsável por ele.',
      'Não é permitido publicar ofensas, propaganda, informações falsas, código malicioso ou conteúdo que viole direitos de terceiros, nem coletar dados do site em massa.',
    ],
  },
  {
    id: 'propriedade',
    title: 'Propriedade intelectual',
    blocks: [
      'A marca, o desenho, os textos e o código do site pertencem ao [marca] ou a quem os licenciou. Você ' +
        'pode ver, imprimir e compartilhar páginas para uso pessoal. Não pode copiar, revender ou republicar ' +
        'o conteúdo sem autorização.',
    ],
  },
  {
    id: 'links',
    title: 'Links para o site e para outros sites',
    blocks: [
      'Órgãos públicos, mecanismos de busca, veículos de imprensa e diretórios podem criar links para as ' +
        'nossas páginas, desde que não induzam a erro nem sugiram apoio que não existe. Outras organizações ' +
        'devem pedir autorização antes, informando quem são, de qual endereço partirá o link e para qual ' +
        'página. Respondemos aos pedidos de link em até 3 semanas.',
      'Não é permitido mostrar o site dentro de molduras (frames) nem usar a nossa marca no link sem ' +
        'autorização. Se um link lhe parecer inadequado, escreva para [contato]: vamos analisar, sem ' +
        'obrigação de removê-lo.',
      'O site também aponta para páginas de terceiros, como redes sociais e conselhos. Não respondemos pelo conteúdo nem pelas práticas delas.',
    ],
  },
  {
    id: 'responsabilidade',
    title: 'Limite de responsabilidade',
    blocks: [
      'Trabalhamos para manter o site correto e disponível, mas ele é oferecido no estado em que se encontra, sem garantia de funcionamento ininterrupto.',
      'Na medida permitida pela lei, a nossa responsabilidade total por qualquer reclamação relacionada ao ' +
        'site fica limitada ao valor que você nos pagou nos 12 meses anteriores ao fato ou, se não houve ' +
        'pagamento, a R$ 100,00.',
      'Nada nestes termos exclui ou limita responsabilidades que a lei não permite excluir ou limitar, como as previstas no Código de Defesa do Consumidor ou decorrentes de dolo.',
    ],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    blocks: [
      'Podemos atualizar estes termos para acompanhar a lei e o serviço. A data da última mudança está no ' +
        'início da página, e o uso do site depois dela significa que você aceita a nova versão.',
    ],
  },
  {
    id: 'contato',
    title: 'Fale conosco',
    blocks: ['Dúvidas, pedidos e denúncias sobre o [marca]: escreva para [contato].'],
  },
  {
    id: 'foro',
    title: 'Lei aplicável e foro',
    blocks: [
      'Estes termos são regidos pelas leis do Brasil. Fica eleito o foro do domicílio do consumidor no ' +
        'Brasil para resolver qualquer questão entre ele e o [marca]; nos demais casos, o foro da comarca da ' +
        'nossa sede, com renúncia a qualquer outro.',
    ],
  },
]

function TermsPage() {
  return (
    <LegalDocument
      title="Termos de Uso"
      description="As regras de uso do [marca]: o que oferecemos, os deveres de pacientes e profissionais e os limites do serviço."
      sections={TERMS}
    />
  )
}

export const screen = (): Screen => ({ Component: TermsPage })
